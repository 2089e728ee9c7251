import { haveWeights } from '../../../files/line-weights';
import { linesOf, withoutClosingSigns, withoutUnseenMarks } from '../../../files/plain-lines';
import { guessReading } from '../../../files/readings';
import { hasDuplicates } from '../../../wheel/edits/list-edits';
import { openImport } from './import-state';

/** The choices of a text that can be read in one way only; otherwise null. */
export function plainLines(pasted: string): string[] | null {
  const text = withoutUnseenMarks(pasted);
  const lines = withoutClosingSigns(linesOf(text))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isPlain = guessReading(text, '') === 'line' && !hasDuplicates(lines) && !haveWeights(lines);
  return isPlain ? lines : null;
}

export const showList = (pasted: string): void => openImport({ name: '', text: withoutUnseenMarks(pasted) });
