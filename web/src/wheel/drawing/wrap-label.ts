/** Scripts without spaces may be broken between any two characters, but not before a mark, a sign or a small kana. */
const spaceless = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}';
const unit = new RegExp(
  `\\s+|[${spaceless}][\\p{M}\\p{Lm}\\p{P}ぁぃぅぇぉっゃゅょァィゥェォッャュョ]*|[^\\s/${spaceless}-]+[/-]*|[/-]+`,
  'gu',
);

const mostLines = 3;

/**
 * A label in one line, in two and in three, as far as it can be broken; the lines of each are about as long as each
 * other. A label with line breaks of its own keeps those.
 */
export function wrappings(label: string, lines: number, widthOf: (text: string) => number): string[][] {
  const own = label.split(/\r?\n/);
  if (own.length > 1) return [own.slice(0, mostLines)];
  const all = [own];
  if (lines < 2) return all;
  const units = (label.match(unit) ?? []).map((text) => ({ text, width: widthOf(text) }));
  const whole = units.reduce((sum, { width }) => sum + width, 0);
  for (let count = 2; count <= Math.min(lines, mostLines, units.length); count++) {
    let limit = whole / count;
    let broken = linesWithin(limit, units);
    while (broken.length > count) {
      limit *= 1.03;
      broken = linesWithin(limit, units);
    }
    if (broken.length === count) all.push(broken);
  }
  return all;
}

function linesWithin(limit: number, units: readonly { text: string; width: number }[]): string[] {
  const lines: string[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const { text, width } of units) {
    const isBlank = text.trim() === '';
    if (!isBlank && end + width > limit) {
      lines.push(text);
      end = width;
    } else {
      lines.push((lines.pop() ?? '') + text);
      end += width;
    }
  }
  return lines.map((line) => line.trimEnd());
}
