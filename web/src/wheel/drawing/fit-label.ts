import { charactersOf } from './labels';

/** The space of a radial label: the ring between two radii, and the angle of its slice. */
export interface LabelSpace {
  outer: number;
  inner: number;
  angle: number;
  /** The width that the dividers take off the slice. */
  divider: number;
}

/** Extent of a text at font size 1. */
export interface Extent {
  width: number;
  height: number;
  /** What letter spacing adds to the width at any size. */
  spacing: number;
}

/** The largest size at which the text stays within its slice, at the rim and towards the hub. */
function largestSize(
  { outer, inner, angle, divider }: LabelSpace,
  { width, height, spacing }: Extent,
): number {
  const start = outer - spacing;
  const alongRadius = width > 0 ? (start - inner) / width : Number.POSITIVE_INFINITY;
  if (angle >= Math.PI) return Math.min(alongRadius, outer / height);
  const breadthPerRadius = 2 * Math.tan(angle / 2);
  const acrossSlice = (breadthPerRadius * start - divider) / (height + breadthPerRadius * width);
  return Math.max(0, Math.min(alongRadius, acrossSlice));
}

/** The position of the text's outer end at which its corners stay inside the rim. */
const anchorFor = (outer: number, height: number): number =>
  Math.sqrt(Math.max(0, outer ** 2 - (height / 2) ** 2));

/** Sizes are rounded to half steps, so that few fonts are set. */
export const halfStep = (size: number): number => Math.floor(size * 2) / 2;

export const smallestSize = 5;
const comfortableSize = 10;

export interface FittedLabel {
  text: string;
  size: number;
  anchor: number;
}

/**
 * Fits a label into its slice: smaller first, then shorter, and omitted when even three letters would be too small to
 * read.
 */
export function fitLabel(
  text: string,
  wanted: number,
  space: LabelSpace,
  extentOf: (text: string) => Extent,
): FittedLabel | null {
  const fits = (candidate: string): FittedLabel => {
    const extent = extentOf(candidate);
    const first = Math.min(wanted, largestSize(space, extent));
    const anchor = anchorFor(space.outer, first * extent.height);
    const size = Math.min(first, largestSize({ ...space, outer: anchor }, extent));
    return { text: candidate, size: halfStep(size), anchor };
  };
  const whole = fits(text);
  const comfortable = Math.min(comfortableSize, wanted);
  const best = whole.size >= comfortable ? whole : shortened(text, fits, comfortable, whole);
  return best.size >= smallestSize ? best : null;
}

function shortened(
  text: string,
  fits: (candidate: string) => FittedLabel,
  comfortable: number,
  whole: FittedLabel,
): FittedLabel {
  const letters = charactersOf(text);
  const cut = (count: number) => fits(`${letters.slice(0, count).join('').trimEnd()}…`);
  let low = Math.min(3, letters.length);
  let high = letters.length - 1;
  if (high < low) return whole;
  const target = Math.min(comfortable, cut(low).size);
  if (target <= whole.size) return whole;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (cut(middle).size >= target) low = middle;
    else high = middle - 1;
  }
  return cut(low);
}
