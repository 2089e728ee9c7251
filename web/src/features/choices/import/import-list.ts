import { openDialog } from '../../../components/dialog/open-dialog';
import { haveWeights } from '../../../files/line-weights';
import { linesOf, withoutClosingSigns, withoutUnseenMarks } from '../../../files/plain-lines';
import { guessReading } from '../../../files/readings';
import { hasDuplicates } from '../../../wheel/edits/list-edits';
import { addChoices } from '../add-choices';
import { addMany } from '../bulk-commands';

/** Adds pasted text at once if it can be read in one way only; anything else is previewed before it changes anything. */
export async function importList(pasted: string): Promise<void> {
  const text = withoutUnseenMarks(pasted);
  const lines = plainLines(text);
  if (!lines) return void openDialog('import', { name: '', text });
  const choices = lines.map((line) => ({ text: line }));
  // A list replaces a sample; a single choice joins it, as a typed one does.
  if (choices.length < 2) addMany(choices);
  else await addChoices(choices);
}

/** The choices of a text that can be read in one way only; otherwise null. */
function plainLines(text: string): string[] | null {
  const lines = withoutClosingSigns(linesOf(text))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isPlain = guessReading(text, '') === 'line' && !hasDuplicates(lines) && !haveWeights(lines);
  return isPlain ? lines : null;
}
