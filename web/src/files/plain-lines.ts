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

const signs = [';', '|', ',', '•', '\t'] as const;

/** What parts the choices of a text that has them side by side. Commas come last: names have them, too. */
export const signBetween = (text: string): (typeof signs)[number] =>
  signs.find((sign) => text.includes(sign)) ?? ',';

export const splitAtSign = (text: string): string[] => text.split(signBetween(text));

/** Marks that steer the direction of writing or have no width. Copied along from chats and web pages, they would turn
    a label round, or make two equal names different. Joiners stay: letters and emoji are made with them. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Control characters no text has, but tab and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const control = /[\u0000-\u0008\u000e-\u001f\u007f]/g;

export const withoutUnseenMarks = (text: string): string => text.replace(unseen, '').replace(control, '');
