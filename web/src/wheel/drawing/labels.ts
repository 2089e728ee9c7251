import { once } from '../../state/once';

/** The label of a slice on the wheel, and its largest size. Sizes are units of the 500-unit wheel. */
export const blindLabel = '?';

/** Made with the first text that needs it: that takes as long as everything else the program does at its start. */
const segmenter = once(() => new Intl.Segmenter());

/** Latin letters with their marks, and the punctuation that texts have: each is one code unit. */
const isPlain = (text: string): boolean => /^[\x20-\x7e\xa0-\u024f\u2010-\u2027]*$/.test(text);

/** The characters as people see them: a flag, a family or a letter with its marks has several code points. */
export function charactersOf(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function' || isPlain(text)) return [...text];
  return Array.from(segmenter().segment(text), (part) => part.segment);
}

function firstCharacters(text: string, count: number): string {
  // A character of dozens of code units is a stack of marks and may be cut.
  return charactersOf(text.slice(0, count * 24))
    .slice(0, count)
    .join('');
}

export const lengthOf = (text: string): number => (text.length > 200 ? 200 : charactersOf(text).length);

export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const kept = firstCharacters(text, limit);
  return kept.length < text.length ? `${kept.trimEnd()}…` : text;
}

/** The widest phone and the widest tablet held upright, in CSS pixels. */
const phone = 575;
const tablet = 767;
/** The screen widths at which labels change. */
export const screenBorders: readonly number[] = [phone, tablet];

/** Up to so many slices have space for whole names, in lines and hyphenated. */
export const mostWhole = 8;

/** No wheel has space for more; fitting it to the slice would only take longer. */
export const longestLabel = 120;

export function labelLimit(screenWidth: number): number {
  if (screenWidth <= phone) return 15;
  if (screenWidth <= tablet) return 25;
  return longestLabel;
}

/** Larger letters than these are not read from further away, they only crowd the slice; a single one may be larger. */
export const filledSize = (longest: number): number => (longest <= 1 ? sizeByLength(longest) : 58);

/** The size that a text size of the document's own scales. */
export function labelSize(longest: number, screenWidth: number): number {
  return sizeByLength(longest) * screenFactor(screenWidth);
}

function sizeByLength(longest: number): number {
  if (longest <= 1) return 90;
  if (longest <= 16) return 26;
  if (longest <= 24) return 20;
  return 15;
}

function screenFactor(screenWidth: number): number {
  if (screenWidth <= phone) return 0.7;
  if (screenWidth <= tablet) return 0.8;
  return 1;
}
