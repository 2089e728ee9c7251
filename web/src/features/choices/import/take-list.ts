import { hasDuplicates } from '../../../wheel/edits/list-edits';
import { addMany } from '../bulk-commands';

/** Matches only lists of names: lines that begin with a letter, without the signs of tables and chats. */
const isPlain = (text: string): boolean => !/[,;:|<@\t]|^[^\S\r\n]*[^\p{L}\s]/mu.test(text);

/**
 * Takes pasted text. Plain lines are added at once; anything else is examined, and previewed before it changes
 * anything.
 */
export async function takeList(text: string, lines: string[]): Promise<void> {
  if (isPlain(text) && !hasDuplicates(lines)) return addMany(lines);
  try {
    const { plainLines, showList } = await import('./examine-list');
    const plain = plainLines(text);
    if (plain) addMany(plain);
    else showList(text);
  } catch (error) {
    console.error('What was pasted could not be looked at.', error);
    addMany(lines);
  }
}
