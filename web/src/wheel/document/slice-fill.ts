import { distinctFills } from '../drawing/distinct-fills';
import { labelInk } from '../drawing/text-color';
import { coerceColor } from './coerce-wheel';
import type { Slice } from './document';
import { type PaintedLook, type Palette, paletteColor, paletteNamed, paletteNameOf } from './palette';

export type SliceFill = (slice: Slice) => string;

interface PaintedSlices {
  slices: readonly Slice[];
  look: PaintedLook;
}

/**
 * The fill of a slice: its own colour, else the palette's by its place in the whole list, so that hiding one slice
 * gives no other a new colour. Where two neighbours among the slices on the wheel would be equal, one stands out.
 * `eligible` are the slices as the wheel shows them, hidden ones switched off.
 */
export function sliceFill({ slices, look }: PaintedSlices, eligible: readonly Slice[] = slices): SliceFill {
  let palette: Palette | null = null;
  const places = new Map<string, number>();
  const tints = new Map<string, readonly [fill: string, drawn: string]>();

  const ownFill = ({ background, guid }: Slice) =>
    coerceColor(background || (palette && paletteColor(palette, places.get(guid) ?? 0).background));
  const paint = () => {
    slices.forEach(({ guid }, place) => {
      places.set(guid, place);
    });
    const shown = eligible.filter(({ active }) => active);
    const fills = shown.map(ownFill);
    const drawn = distinctFills(fills, (at) => labelInk(shown[at]?.color, fills[at] ?? '', false));
    shown.forEach(({ guid }, at) => {
      tints.set(guid, [fills[at] ?? '', drawn[at] ?? '']);
    });
  };
  return (slice) => {
    // Read each time: the palette may arrive after a view has created its fill.
    const known = paletteNamed(paletteNameOf(look));
    if (palette !== known) {
      palette = known;
      paint();
    }
    const fill = ownFill(slice);
    const [own, drawn] = tints.get(slice.guid) ?? [];
    // A slice that is being edited has a new colour already.
    return own === fill && drawn ? drawn : fill;
  };
}
