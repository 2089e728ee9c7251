import type { Slice } from './document';
import { healColor } from './heal-config';
import { paletteColor, paletteNamed } from './palette';

export type SliceFill = (slice: Slice) => string;

interface PaintedSlices {
  slices: Slice[];
  look: { palette?: string | undefined };
}

/**
 * The fill of a slice: its own colour, else the palette's by its place in the whole list, so that hiding one slice
 * recolours no other.
 */
export function sliceFill(wheel: PaintedSlices): SliceFill {
  const { slices } = wheel;
  let places: Map<string, number> | null = null;
  return (slice) => {
    if (slice.background) return healColor(slice.background);
    places ??= new Map(slices.map(({ guid }, place) => [guid, place]));
    // Read each time: the palette may arrive after a view has created its fill.
    const palette = paletteNamed(wheel.look.palette);
    return healColor(paletteColor(palette, places.get(slice.guid) ?? 0).background);
  };
}
