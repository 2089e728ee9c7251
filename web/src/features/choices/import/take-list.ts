import { hasDuplicates } from '../../../wheel/edits/list-edits';
import { addMany } from '../bulk-commands';
import { takeChoices } from '../take-choices';

/**
 * Matches only lists of names: lines that begin with a letter, without the signs of tables, chats and weights, and
 * without marks that can't be seen.
 */
const isPlain = (text: string): boolean =>
  !/[,;:|<@、；，،()（×*\p{Cf}]|[^\P{Cc}\r\n]|\s[xX]\s?\d|\s\d+\s?x\s*$|^[^\S\r\n]*[^\p{L}\s]|^[一二三四五六七八九十]+[、．]/mu.test(
    text,
  );

/**
 * Takes pasted text. Plain lines are added at once; anything else is examined, and previewed before it changes
 * anything.
 */
export async function takeList(text: string, lines: string[]): Promise<void> {
  try {
    if (isPlain(text) && !hasDuplicates(lines)) return await take(lines);
    const { plainLines, showList } = await import('./examine-list');
    const plain = plainLines(text);
    if (plain) await take(plain);
    else showList(text);
  } catch (error) {
    console.error('What was pasted could not be looked at.', error);
    addMany(asChoices(lines));
  }
}

const asChoices = (lines: readonly string[]) => lines.map((text) => ({ text }));

/** A sample gives way to a list; a single choice joins it, as a typed one does. */
const take = async (lines: readonly string[]): Promise<void> =>
  lines.length < 2 ? addMany(asChoices(lines)) : takeChoices(asChoices(lines));
