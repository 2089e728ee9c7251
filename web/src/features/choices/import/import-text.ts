import { withTexts } from '../../../i18n/load-texts';
import { linesIn } from '../../../wheel/document/choice-lines';
import { wheelStore } from '../../../wheel/store';

/** The lines that have something on them. */
export const filledLines = (text: string): string[] =>
  linesIn(text)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Takes pasted or dropped text. Without the code that examines lists, it is added line by line: it must not be lost. */
export async function importText(text: string): Promise<void> {
  try {
    await (await withTexts(import('./import-list'), 'lists')).importList(text);
  } catch (error) {
    console.error('What was pasted could not be looked at.', error);
    for (const line of filledLines(text)) wheelStore.getState().addSlice(line);
  }
}
