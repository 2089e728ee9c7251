import type { Context } from './drawing';
import type { Extent } from './fit-label';
import { fontOf, linesOf } from './label-font';
import type { Look } from './look';

export interface TextMeasure {
  /** Extent at font size 1; measured once per text, because measuring is what labels cost. */
  extentOf(label: string): Extent;
  setFont(size: number): void;
  directionOf(label: string): 'ltr' | 'rtl';
}

const measuredAt = 64;
const rightToLeft =
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export function textMeasure(context: Context, look: Look, scale: number): TextMeasure {
  const widths = new Map<string, number>();
  const spacingPerLetter = (Math.max(0, look.text.letterSpacing) * scale) / 10;
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
    const width = context.measureText(line).width / measuredAt + spacingPerLetter * line.length;
    widths.set(line, width);
    return width;
  };

  return {
    setFont,
    extentOf(label) {
      const lines = linesOf(label);
      return {
        width: lines.reduce((widest, line) => Math.max(widest, widthOf(line)), 0),
        height: 1.05 + (lines.length - 1) * look.text.lineHeight,
      };
    },
    directionOf(label) {
      if (look.text.direction !== 'auto') return look.text.direction;
      return rightToLeft.test(label) ? 'rtl' : 'ltr';
    },
  };
}
