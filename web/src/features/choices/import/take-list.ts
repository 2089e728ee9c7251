import { hasDuplicates } from '../../../wheel/edits/list-edits';
import { addMany } from '../bulk-commands';

/** What only a list of names has: lines that begin with a letter, and none of the signs of tables and chats. */
const isPlain = (text: string): boolean => !/[,;:|<@\t]|^[^\S\r\n]*[^\p{L}\s]/mu.test(text);

/** Takes what was pasted. Plain lines are on the wheel at once; all else is looked at, and shown before it changes anything. */
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
