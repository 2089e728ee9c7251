/** A JSON string. A colon follows it if it is a field's name. */
const strings = /"(?:[^"\\]|\\.)*"\s*/g;

/** Parsers have limits of their own; the programs in docs/howto share this one. */
const deepest = 100;

/**
 * Whether every parser reads this JSON alike: no object names a field twice, and nothing is nested too deep. `JSON.parse`
 * keeps the last field of a name; another parser might keep the first one, and two people would see different receipts in
 * the same text.
 */
export function isUnambiguous(text: string): boolean {
  let named = 0;
  strings.lastIndex = 0;
  while (strings.test(text)) if (text[strings.lastIndex] === ':') named += 1;
  return named === fieldsIn(JSON.parse(text), 0);
}

/** NaN if anything in it is nested too deep. */
function fieldsIn(value: unknown, depth: number): number {
  if (depth > deepest) return Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, each) => sum + fieldsIn(each, depth + 1), own);
}
