import type { WheelStore } from '../store';
import { knownPalette, type Palette, paletteNameOf, paletteStore } from './palette';

export interface NamedPalette {
  name: string;
  colors: readonly { background: string; text: string }[];
}

interface Theme {
  name: string;
  palettes: readonly NamedPalette[];
}

/** By theme key. */
export type Themes = Readonly<Record<string, Theme>>;

const defaultTheme = 'default';

export const paletteColors = ({ colors }: NamedPalette): Palette =>
  colors.map(({ background, text }) => ({ background, color: text }));

export const loadedThemes = (): Themes | null => paletteStore.getState().themes;

/** The list of themes, fetched when first needed; a failed request can be retried. */
export async function loadThemes(): Promise<Themes> {
  const known = loadedThemes();
  if (known) return known;
  const list: Themes = (await import('../../../../content/themes.json')).default;
  const found = Object.values(list).flatMap(({ palettes }) => palettes);
  paletteStore.setState(({ palettes }) => ({
    themes: list,
    palettes: new Map([...palettes, ...found.map((each) => [each.name, paletteColors(each)] as const)]),
  }));
  return list;
}

/** The theme of a wheel; the default for one without a theme or with an unknown one. */
export function themeKeyOf(list: Themes, key: string | undefined): string {
  return key !== undefined && Object.hasOwn(list, key) ? key : defaultTheme;
}

/** Fetches the list of themes when the wheel on the stage has a palette that isn't loaded. Returns how to stop. */
export function followPalette(store: WheelStore, load: () => Promise<unknown> = loadThemes): () => void {
  let isLoading = false;
  const follow = () => {
    const palette = paletteNameOf(store.getState().wheel.look);
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
    const { wheel } = state;
    if (wheel.look !== before.wheel.look || wheel.slices !== before.wheel.slices) follow();
  });
}
