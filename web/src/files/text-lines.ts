export const linesOf = (text: string): string[] => {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/);
  // The break that ends the last line begins no other.
  if (lines.at(-1) === '') lines.pop();
  return lines;
};

const sampled = 200;

/** The first lines that are not blank: enough to see what a text is, however long it is. */
export function sampleOf(text: string): string[] {
  const lines: string[] = [];
  for (const line of linesOf(text)) {
    if (line.trim() !== '') lines.push(line);
    if (lines.length === sampled) break;
  }
  return lines;
}
