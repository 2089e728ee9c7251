import { syllablesOf } from './hyphenate';

/** Scripts without spaces may be broken between any two characters, but not before a mark, a sign or a small kana. */
const spaceless = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}';
const unit = new RegExp(
  `\\s+|[${spaceless}][\\p{M}\\p{Lm}\\p{P}ぁぃぅぇぉっゃゅょァィゥェォッャュョ]*|[^\\s/${spaceless}-]+[/-]*|[/-]+`,
  'gu',
);

const mostLines = 3;

interface Unit {
  text: string;
  width: number;
  /** The syllables of a long word that may be hyphenated. */
  parts: readonly Unit[];
}

/**
 * A label in one line, in two and in three, as far as it can be broken; the lines of each are about as long as each
 * other. A label with line breaks of its own keeps those. Long words are broken only where they may be hyphenated.
 */
export function wrappings(
  label: string,
  lines: number,
  widthOf: (text: string) => number,
  hyphenates = false,
): string[][] {
  const own = label.split(/\r?\n/);
  if (own.length > 1) return [own.slice(0, mostLines)];
  const all = [own];
  if (lines < 2) return all;
  const measured = (text: string): Unit => ({ text, width: widthOf(text), parts: [] });
  const units = (label.match(unit) ?? []).map((text) => ({
    ...measured(text),
    parts: hyphenates ? syllablesOf(text).map(measured) : [],
  }));
  const hyphen = hyphenates ? widthOf('-') : 0;
  const most = units.reduce((sum, { parts }) => sum + Math.max(1, parts.length), 0);
  const whole = units.reduce((sum, { width }) => sum + width, 0);
  for (let count = 2; count <= Math.min(lines, mostLines, most); count++) {
    let limit = whole / count;
    let broken = linesWithin(limit, units, hyphen);
    while (broken.length > count) {
      limit *= 1.03;
      broken = linesWithin(limit, units, hyphen);
    }
    if (broken.length === count) all.push(broken);
  }
  return all;
}

function linesWithin(limit: number, units: readonly Unit[], hyphen: number): string[] {
  const lines: string[] = [];
  let end = Number.POSITIVE_INFINITY;
  const append = ({ text, width }: Unit) => {
    lines.push((lines.pop() ?? '') + text);
    end += width;
  };
  const begin = ({ text, width }: Unit) => {
    lines.push(text);
    end = width;
  };
  for (const each of units) {
    const { text, width, parts } = each;
    if (text.trim() === '' || end + width <= limit) append(each);
    else if (width <= limit || parts.length === 0) begin(each);
    else
      for (const [place, part] of parts.entries()) {
        const reserved = place < parts.length - 1 ? hyphen : 0;
        if (end + part.width + reserved <= limit) append(part);
        else {
          if (place > 0) lines.push(`${lines.pop()}-`);
          begin(part);
        }
      }
  }
  return lines.map((line) => line.trimEnd());
}
