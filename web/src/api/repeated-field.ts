/** A JSON string, and the colon that follows it if it is a field's name. */
const strings = /"(?:[^"\\]|\\.)*"\s*(:?)/g;

/**
 * Whether an object in this JSON names a field twice. `JSON.parse` keeps the last one; another parser might keep the
 * first one, and two people would see different receipts in the same text.
 */
export function hasRepeatedField(text: string): boolean {
  let named = 0;
  for (const [, colon] of text.matchAll(strings)) if (colon) named += 1;
  return named !== fieldsIn(JSON.parse(text));
}

function fieldsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, each) => sum + fieldsIn(each), own);
}
