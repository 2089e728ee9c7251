import { createStore } from 'zustand/vanilla';
import { keepPreference, keptPreference } from '../../wheel/keeping/browser-storage';

/** What a visitor can choose; `auto` follows the device. These words are stored in browsers. */
export const colorSchemes = ['auto', 'light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

const key = 'colorScheme';
const prefersDark = '(prefers-color-scheme: dark)';

const schemeIn = (text: string | null): ColorScheme => colorSchemes.find((each) => each === text) ?? 'auto';

export const colorSchemeStore = createStore<{ scheme: ColorScheme }>()(() => ({
  scheme: schemeIn(keptPreference(key)),
}));

export function chooseColorScheme(chosen: string): void {
  const scheme = schemeIn(chosen);
  colorSchemeStore.setState({ scheme });
  keepPreference(key, scheme);
}

/**
 * Keeps the document in the chosen scheme, also when the device changes its own or another tab chooses.
 * `early.js` has set the scheme before the first paint; the style sheets read the same attribute.
 */
export function followColorScheme(): () => void {
  const device = matchMedia(prefersDark);
  const apply = () => {
    const { scheme } = colorSchemeStore.getState();
    const isDark = scheme === 'dark' || (scheme === 'auto' && device.matches);
    document.documentElement.dataset.colorScheme = isDark ? 'dark' : 'light';
  };
  const takeOver = (event: StorageEvent) => {
    if (event.key === key) colorSchemeStore.setState({ scheme: schemeIn(event.newValue) });
  };
  const unsubscribe = colorSchemeStore.subscribe(apply);
  device.addEventListener('change', apply);
  window.addEventListener('storage', takeOver);
  colorSchemeStore.setState({ scheme: schemeIn(keptPreference(key)) });
  return () => {
    unsubscribe();
    device.removeEventListener('change', apply);
    window.removeEventListener('storage', takeOver);
  };
}
