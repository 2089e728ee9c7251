export const linesOf = (text: string): string[] => {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/);
  // The break at the end of the last line doesn't begin another.
  if (lines.at(-1) === '') lines.pop();
  return lines;
};

const closingSign = /[,;，；、]$/;

/** “Anna,” and “Ben,” without the signs at their ends, if all lines but the last have one. */
export const withoutClosingSigns = (lines: readonly string[]): string[] => {
  const filled = lines.filter((line) => line.trim() !== '');
  const isClosed = filled.length > 1 && filled.slice(0, -1).every((line) => closingSign.test(line.trimEnd()));
  return isClosed ? lines.map((line) => line.trimEnd().replace(closingSign, '').trimEnd()) : [...lines];
};

const sampled = 200;

/** The first lines that aren't blank: enough to recognise any text. */
export function sampleOf(text: string): string[] {
  const lines: string[] = [];
  for (const line of linesOf(text)) {
    if (line.trim() !== '') lines.push(line);
    if (lines.length === sampled) break;
  }
  return lines;
}

const signs = [';', '；', '|', '、', '，', '،', ',', '•', '\t'] as const;

/** The separator of choices on one line. Commas come last: names contain them too. */
export const signBetween = (text: string): (typeof signs)[number] =>
  signs.find((sign) => text.includes(sign)) ?? ',';

export const splitAtSign = (text: string): string[] => text.split(signBetween(text));

/**
 * Marks that change the writing direction or have no width. Copied from chats and web pages, they would reverse a
 * label or make two equal names different. Joiners stay: letters and emoji need them.
 */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Control characters that never occur in text, except tab and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const control = /[\u0000-\u0008\u000e-\u001f\u007f]/g;

export const withoutUnseenMarks = (text: string): string => text.replace(unseen, '').replace(control, '');
