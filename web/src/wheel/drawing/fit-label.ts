import { charactersOf } from './labels';

/** The space of a label: the ring between two radii, and the angle of its slice. */
export interface LabelSpace {
  outer: number;
  inner: number;
  angle: number;
  /** The width that the dividers take off the slice. */
  divider: number;
}

/** Extent of a text at font size 1. */
export interface Extent {
  /** Each line with its width, and how far its outer edge is from the middle of all lines. */
  lines: readonly { width: number; edge: number }[];
  width: number;
  height: number;
  /** What letter spacing adds to the width at any size. */
  spacing: number;
}

/** The largest size at which the text stays within its slice, at the rim and towards the hub. */
function largestSize({ outer, inner, angle, divider }: LabelSpace, extent: Extent): number {
  const start = outer - extent.spacing;
  const slope = Math.tan(angle / 2);
  const sizes = extent.lines.map(({ width, edge }) => {
    const alongRadius = width > 0 ? (start - inner) / width : Number.POSITIVE_INFINITY;
    if (angle >= Math.PI) return alongRadius;
    return Math.min(alongRadius, (slope * start - divider / 2) / (edge + slope * width));
  });
  return Math.max(0, Math.min(outer / extent.height, ...sizes));
}

/** The position of the text's outer end at which its corners stay inside the rim. */
export const anchorFor = (outer: number, height: number): number =>
  Math.sqrt(Math.max(0, outer ** 2 - (height / 2) ** 2));

/** The largest size of a label along the radius of its slice. */
export function alongSize(space: LabelSpace, extent: Extent, wanted: number): number {
  const first = Math.min(wanted, largestSize(space, extent));
  const anchor = anchorFor(space.outer, first * extent.height);
  return Math.min(first, largestSize({ ...space, outer: anchor }, extent));
}

/** Sizes are rounded to half steps, so that few fonts are set. */
export const halfStep = (size: number): number => Math.floor(size * 2) / 2;

export const smallestSize = 5;
/** Smaller than this, a name that is cut tells more than a whole one. */
export const comfortableSize = 8;

/** A label broken into lines, and the largest size at which they fit. */
export interface FittedLabel {
  lines: readonly string[];
  extent: Extent;
  size: number;
}

/** Another line must make the type this much larger: the fewer the lines, the quicker a name is read. */
const worthALine = 1.15;

/** Of the same label in more and more lines, those that are each clearly larger than the ones before. */
export function worthwhile(fitted: readonly FittedLabel[]): FittedLabel[] {
  const kept: FittedLabel[] = [];
  for (const each of fitted) if (each.size > (kept.at(-1)?.size ?? 0) * worthALine) kept.push(each);
  return kept;
}

/** A hyphen must make the type this much larger. */
const worthAHyphen = 1.3;

/** The ways without a hyphen, and those with hyphens that are worth it. */
export function withHyphens(
  plain: readonly FittedLabel[],
  hyphenated: readonly FittedLabel[],
): FittedLabel[] {
  const least = (plain.at(-1)?.size ?? 0) * worthAHyphen;
  return [...plain, ...worthwhile(hyphenated).filter(({ size }) => size > least)];
}

/**
 * The ways to set a label in its slice, each with more lines and larger than the one before. A label that would be too
 * small (`least`) is shortened, and omitted when even three letters would be too small.
 */
export function fitLabel(
  text: string,
  wanted: number,
  waysOf: (text: string) => FittedLabel[],
  least = comfortableSize,
): FittedLabel[] {
  const whole = waysOf(text);
  const comfortable = Math.min(least, wanted);
  const ways = largestOf(whole) >= comfortable ? whole : shortened(text, waysOf, comfortable, whole);
  return largestOf(ways) >= smallestSize ? ways : [];
}

const largestOf = (ways: readonly FittedLabel[]): number => ways.at(-1)?.size ?? 0;

function shortened(
  text: string,
  waysOf: (candidate: string) => FittedLabel[],
  comfortable: number,
  whole: FittedLabel[],
): FittedLabel[] {
  const letters = charactersOf(text);
  const cut = (count: number) => waysOf(`${letters.slice(0, count).join('').trimEnd()}…`);
  let low = Math.min(3, letters.length);
  let high = letters.length - 1;
  if (high < low) return whole;
  const target = Math.min(comfortable, largestOf(cut(low)));
  if (target <= largestOf(whole)) return whole;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (largestOf(cut(middle)) >= target) low = middle;
    else high = middle - 1;
  }
  return cut(low);
}

/** Labels whose sizes are nearer to each other than this get the same. */
const similar = 1.4;

/** One size for labels that could be of similar size: the smallest of them. Few sizes also mean few fonts to set. */
export function commonSizes(largest: readonly number[]): number[] {
  const sizes = new Map<number, number>();
  let group: number[] = [];
  const close = () => {
    const size = halfStep(group.at(-1) ?? 0);
    for (const each of group) sizes.set(each, size);
    group = [];
  };
  for (const size of [...new Set(largest)].sort((a, b) => b - a)) {
    if ((group[0] ?? size) > size * similar) close();
    group.push(size);
  }
  close();
  return largest.map((size) => sizes.get(size) ?? 0);
}

/** Sizes on a wheel of whole names are within 15 % of their middle. */
const evenRange = 1.35;

/** The sizes of few labels: none is much larger than the smallest, unless that one is hard to read anyway. */
export function evenSizes(sizes: readonly number[], readable: number): number[] {
  const most = Math.max(halfStep(Math.min(...sizes) * evenRange), readable);
  return sizes.map((size) => Math.min(size, most));
}
