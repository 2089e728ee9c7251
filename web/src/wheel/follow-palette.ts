import { knownPalette } from './palette';
import type { WheelStore } from './store';
import { loadedThemes, loadThemes } from './themes';

/** Fetches the list of themes when the wheel on the stage has a palette that is not at hand. Returns how to stop. */
export function followPalette(store: WheelStore, load: () => Promise<unknown> = loadThemes): () => void {
  let isLoading = false;
  const follow = () => {
    const palette = store.getState().config['wheel-definition']['wheel-palette'];
    if (!palette || knownPalette(palette) || loadedThemes() || isLoading) return;
    isLoading = true;
    load()
      .catch((error: unknown) =>
        console.warn('The palettes could not be loaded; blue takes their place.', error),
      )
      .finally(() => {
        isLoading = false;
      });
  };
  follow();
  return store.subscribe((state, before) => {
    const isOther = (field: 'wheel-palette' | 'slices') =>
      state.config['wheel-definition'][field] !== before.config['wheel-definition'][field];
    if (isOther('wheel-palette') || isOther('slices')) follow();
  });
}
