import { followPreferences, preferences } from '../../state/preferences';

/**
 * Keeps the document in the chosen scheme, also when the device changes its own or another tab chooses.
 * `early.js` has set the scheme before the first paint; the style sheets read the same attribute.
 */
export function followColorScheme(): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { colorScheme } = preferences.getState();
    const isDark = colorScheme === 'dark' || (colorScheme === 'auto' && device.matches);
    document.documentElement.dataset.colorScheme = isDark ? 'dark' : 'light';
  };
  const unsubscribe = preferences.subscribe(apply);
  device.addEventListener('change', apply);
  const unfollow = followPreferences();
  return () => {
    unfollow();
    unsubscribe();
    device.removeEventListener('change', apply);
  };
}
