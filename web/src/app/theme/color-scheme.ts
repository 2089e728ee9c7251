import { followPreferences, preferences } from '../../state/preferences';
import { ui } from '../../state/ui';

/**
 * Keeps the document in the chosen scheme, also when the device changes its own or another tab chooses; dark while a
 * dark scene is on the stage. Menus and dialogs have the scheme of the document, wherever they are opened.
 * `early.js` has set the scheme before the first paint; the style sheets read the same attribute.
 */
export function followColorScheme(): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { colorScheme } = preferences.getState();
    const isChosen = colorScheme === 'dark' || (colorScheme === 'auto' && device.matches);
    const isDark = isChosen || ui.getState().isSceneDark;
    document.documentElement.dataset.colorScheme = isDark ? 'dark' : 'light';
  };
  const unsubscribe = [preferences.subscribe(apply), ui.subscribe(apply)];
  device.addEventListener('change', apply);
  const unfollow = followPreferences();
  return () => {
    unfollow();
    for (const stop of unsubscribe) stop();
    device.removeEventListener('change', apply);
  };
}
