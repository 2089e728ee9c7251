import type { Context } from './drawing';
import type { Extent } from './fit-label';
import { lengthOf } from './labels';
import type { Look } from './look';

export interface TextMeasure {
  /** The width of one line at font size 1. */
  widthOf(line: string): number;
  /** The extent of lines at font size 1. */
  extentOf(lines: readonly string[]): Extent;
  setFont(size: number): void;
  directionOf(label: string): 'ltr' | 'rtl';
}

const measuredAt = 64;
const fromTheRight = '[\\p{sc=Hebr}\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Thaa}\\p{sc=Nkoo}]';
const startsFromTheRight = new RegExp(`^[^\\p{L}]*${fromTheRight}`, 'u');
const hasAnyFromTheRight = new RegExp(fromTheRight, 'u');

/** Drawn letter by letter, these would be in the wrong order, and Arabic letters would come apart. */
export const runsFromTheRight = (text: string): boolean => hasAnyFromTheRight.test(text);

/** Pixels between two letters; 0 where the browser can't space them. */
export const spacingOf = (context: Context, look: Look, scale: number): number =>
  'letterSpacing' in context ? look.text.letterSpacing * scale : 0;

interface LineBox {
  width: number;
  /** From the middle of the line to its upper or lower edge. */
  half: number;
}

/** Measuring is the expensive part of labels: each line is measured once per face, and not again for each drawing. */
const lineBoxes = new Map<string, LineBox>();
const mostBoxes = 6000;

/** A loaded face has other widths than its substitute. */
export const forgetMeasures = (): void => lineBoxes.clear();

export function textMeasure(context: Context, look: Look, scale: number): TextMeasure {
  const { font, lineHeight } = look.text;
  const spacing = spacingOf(context, look, scale);
  let fontSize = 0;

  const setFont = (size: number) => {
    if (size === fontSize) return;
    fontSize = size;
    context.font = `600 ${size}px ${font}`;
  };
  const boxOf = (line: string): LineBox => {
    const key = font + line;
    const known = lineBoxes.get(key);
    if (known) return known;
    setFont(measuredAt);
    const { width, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText(line);
    // Emoji and the marks of Arabic letters are taller than Latin letters.
    const half = Math.max(0.5, Math.min(0.8, Math.max(up || 0, down || 0) / measuredAt));
    const box = { width: width / measuredAt, half };
    if (lineBoxes.size >= mostBoxes) lineBoxes.clear();
    lineBoxes.set(key, box);
    return box;
  };

  return {
    setFont,
    widthOf: (line) => boxOf(line).width,
    extentOf(lines) {
      const boxes = lines.map(boxOf);
      const edges = boxes.map(
        ({ half }, place) => half + Math.abs(place - (lines.length - 1) / 2) * lineHeight,
      );
      return {
        lines: boxes.map(({ width }, place) => ({ width, edge: edges[place] ?? 0 })),
        width: Math.max(...boxes.map(({ width }) => width)),
        height: 2 * Math.max(...edges),
        spacing: spacing === 0 ? 0 : Math.max(...lines.map((line) => spacing * lengthOf(line))),
      };
    },
    directionOf(label) {
      if (look.text.direction !== 'auto') return look.text.direction;
      return startsFromTheRight.test(label) ? 'rtl' : 'ltr';
    },
  };
}
