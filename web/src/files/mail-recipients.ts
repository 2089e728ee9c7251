import { LinePattern } from './line-pattern';
import { linesOf } from './plain-lines';

const address = String.raw`[^\s@<>()[\],;:"“”„]+@[^\s@<>()[\],;:"“”„]+\.[\p{L}\p{N}-]{2,}`;
const anyAddress = new LinePattern(address, 'gu');
/** “To:”, “An:”, “À :” and so on before the first recipient. */
const heading = new LinePattern(
  /^\s*(?:to|cc|bcc|from|an|von|kopie|à|de|cci|para|cco|a|da|ccn|aan|van)\s?:\s*/i,
);
const signs = /[,;、；，\n]/;

const quotes = new LinePattern(/^["“”„'‘’«»]+|["“”„'‘’«»]+$/g);
const inBrackets = new LinePattern(/\s*\(([^()]*)\)\s*$/);
const fromMail = new LinePattern(/<[^<>]*>.*$/u);

const unquoted = (text: string): string => text.trim().replace(quotes, '').trim();

/** “Lee, Anna” is Anna Lee. */
const inReadingOrder = (name: string): string => {
  const [last, first, ...rest] = name.split(',').map((part) => part.trim());
  return first && rest.length === 0 ? `${first} ${last}` : name;
};

/** “anna.lee” of anna.lee@example.org is Anna Lee. */
const nameFromAddress = (mail: string): string =>
  (mail.split('@')[0] ?? mail)
    .split(/[._+-]/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

/** Splits at the signs that aren't in quotes, angle brackets or round ones. */
function piecesOf(text: string, at: RegExp): string[] {
  const pieces = [''];
  let closing = '';
  for (const character of text) {
    if (character === '\n') closing = '';
    if (closing === '' && at.test(character)) {
      pieces.push('');
      continue;
    }
    if (character === closing) closing = '';
    else if (closing === '') closing = { '"': '"', '“': '”', '„': '“', '<': '>', '(': ')' }[character] ?? '';
    pieces[pieces.length - 1] += character;
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

/** The recipients as they are written. In “Lee, Anna <anna@example.org>” the comma is part of the name. */
function entriesOf(text: string): string[] {
  const lines = linesOf(text).map((line) => line.replace(heading, '').replace(/mailto:/gi, ''));
  const joined = lines.join('\n');
  const atSemicolons = piecesOf(joined, /[;；\n]/);
  const hasOneEach = atSemicolons.every((piece) => (piece.match(anyAddress)?.length ?? 0) <= 1);
  if (atSemicolons.length > 1 && hasOneEach) return atSemicolons;
  const entries: string[] = [];
  let before = '';
  for (const piece of piecesOf(joined, signs)) {
    const whole = before === '' ? piece : `${before}, ${piece}`;
    before = piece.includes('@') ? '' : whole;
    if (before === '') entries.push(whole);
  }
  return before === '' ? entries : [...entries, before];
}

const nameIn = (entry: string): string => {
  const [mail = ''] = entry.match(anyAddress) ?? [];
  const behind = inBrackets.exec(entry)?.[1];
  const outside = entry.replace(fromMail, '').replace(inBrackets, '');
  const name = inReadingOrder(unquoted(outside.trim() === mail ? '' : outside.replace(mail, '')));
  if (name !== '' && !name.includes('@')) return name;
  if (behind && !behind.includes('@')) return unquoted(behind);
  return nameFromAddress(mail) || entry;
};

/** The name of every recipient once; of two with the same name, their addresses. */
export function recipientsOf(text: string): string[] {
  const entries = entriesOf(text).filter((entry) => entry.includes('@'));
  const byAddress = new Map(
    entries.map((entry) => [entry.match(anyAddress)?.[0].toLowerCase() ?? entry, nameIn(entry)]),
  );
  const sameName = Map.groupBy(byAddress.values(), (name) => name.toLowerCase());
  return [...byAddress].map(([mail, name]) =>
    (sameName.get(name.toLowerCase())?.length ?? 0) > 1 ? mail : name,
  );
}

/** A longer text isn't a field of recipients and is skipped. */
const longest = 200_000;
const most = 60;

/** Whether a text is what a mail's field of recipients has: nearly every piece of it has an address. */
export function isRecipients(text: string): boolean {
  if (text.length > longest || !text.includes('@')) return false;
  const entries = entriesOf(text.slice(0, most * 100)).slice(0, most);
  const filled = entries.filter((entry) => entry.match(anyAddress)?.length === 1 && entry.length < 120);
  return filled.length > 1 && filled.length >= entries.length * 0.9;
}
