import type { Context } from './drawing';
import type { Extent } from './fit-label';
import { lengthOf } from './labels';
import type { Look } from './look';

export interface TextMeasure {
  /** Extent at font size 1; measured once per text, because measuring is the expensive part of labels. */
  extentOf(label: string): Extent;
  setFont(size: number): void;
  directionOf(label: string): 'ltr' | 'rtl';
}

const measuredAt = 64;
const fromTheRight =
  '[\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}]';
const startsFromTheRight = new RegExp(`^[^\\p{L}]*${fromTheRight}`, 'u');
const hasAnyFromTheRight = new RegExp(fromTheRight, 'u');

/** Drawn letter by letter, these would be in the wrong order, and Arabic letters would come apart. */
export const runsFromTheRight = (text: string): boolean => hasAnyFromTheRight.test(text);

/** Pixels between two letters; 0 where the browser can't space them. */
export const spacingOf = (context: Context, look: Look, scale: number): number =>
  'letterSpacing' in context ? look.text.letterSpacing * scale : 0;

export function textMeasure(context: Context, look: Look, scale: number): TextMeasure {
  const widths = new Map<string, number>();
  const spacing = spacingOf(context, look, scale);
  let fontSize = 0;

  const setFont = (size: number) => {
    if (size === fontSize) return;
    fontSize = size;
    context.font = fontOf(look, size);
  };
  const widthOf = (line: string): number => {
    const known = widths.get(line);
    if (known !== undefined) return known;
    setFont(measuredAt);
    const width = context.measureText(line).width / measuredAt;
    widths.set(line, width);
    return width;
  };

  return {
    setFont,
    extentOf(label) {
      const lines = linesOf(label);
      return {
        width: Math.max(...lines.map(widthOf)),
        spacing: spacing === 0 ? 0 : Math.max(...lines.map((line) => spacing * lengthOf(line))),
        height: 1.05 + (lines.length - 1) * look.text.lineHeight,
      };
    },
    directionOf(label) {
      if (look.text.direction !== 'auto') return look.text.direction;
      return startsFromTheRight.test(label) ? 'rtl' : 'ltr';
    },
  };
}

const fontOf = (look: Look, size: number): string => `600 ${size}px ${look.text.font}`;

/** A label may hold up to three lines. */
export const linesOf = (label: string): string[] => label.split(/\r?\n/).slice(0, 3);
