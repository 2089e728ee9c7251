import { readList } from '../../../api/wheels';
import { problemText } from '../../../components/problem/problem-text';
import { ask } from '../../../components/question/ask';
import { notify, tellFailure } from '../../../components/toasts/notify';
import { withoutUnseenMarks } from '../../../files/plain-lines';
import { type Reading, readAs } from '../../../files/readings';
import { formatList } from '../../../i18n/format';
import { currentLanguage } from '../../../i18n/i18n';
import { languageOf } from '../../../i18n/languages';
import { translator } from '../../../i18n/translate';
import { roomStore } from '../../../live/room-store';
import { type ListSource, listSourceOf } from '../../../wheel/document/list-source';
import { changeFields } from '../../../wheel/edits/edits';
import type { NewChoice } from '../../../wheel/edits/list-edits';
import { wheelStore } from '../../../wheel/store';
import { editAndTell } from '../edit-and-tell';
import { listOfTable } from '../import/list-of-table';
import { weightedRows } from '../import/use-import';
import { type ListChanges, listChanges, slicesOfList, takeChanges } from './list-changes';

const t = translator('import', 'changes');
const mostNamed = 10;

/** The choices of the list; null for a text that can no longer be read as it was. */
export function choicesIn(text: string, source: ListSource): NewChoice[] | null {
  const reading = source.reading as Reading;
  const { rows } = readAs(withoutUnseenMarks(text), reading);
  if (!rows) return null;
  const weighted = source.readsWeights ? weightedRows(reading, rows) : null;
  const columns = weighted ? { ...source, hasHeader: false, textColumn: 0, weightColumn: 1 } : source;
  return listOfTable(weighted ?? rows, { ...columns, skipBlanks: true }, []).choices;
}

/** Reads the wheel's list again, shows what has changed, and takes it if the visitor wants it. */
export async function refreshList({ isQuiet = false } = {}): Promise<void> {
  const { wheel } = wheelStore.getState();
  const source = listSourceOf(wheel);
  if (!source) return;
  const choices = await choicesAt(source);
  // The visitor may have opened another wheel meanwhile.
  if (!choices || wheelStore.getState().wheel.id !== wheel.id) return;
  const joined = roomStore.getState().people.map(({ entryId }) => entryId);
  const changes = listChanges(slicesOfList(wheelStore.getState().wheel.slices, joined), choices);
  const told = tell(changes);
  if (told === '') {
    if (!isQuiet) notify('info', t('none'));
    return;
  }
  const isWanted = await ask({
    title: t('title'),
    text: told,
    confirm: t('take'),
    cancel: t('leave'),
    look: 'main',
  });
  if (isWanted && wheelStore.getState().wheel.id === wheel.id)
    editAndTell(takeChanges(changes), () => t('taken'));
}

/** A list that can't be read leaves the wheel as it is. */
async function choicesAt(source: ListSource): Promise<NewChoice[] | null> {
  try {
    const choices = choicesIn(await readList(source.url), source);
    if (choices && choices.length > 0) return choices;
    notify('error', t('unreadable'));
  } catch (error) {
    tellFailure(error, problemText(error, 'import'));
  }
  return null;
}

function tell({ added, gone, weights }: ListChanges): string {
  const { locale } = languageOf(currentLanguage());
  const named = (choices: readonly { text: string }[]) => {
    const names = choices.slice(0, mostNamed).map(({ text }) => text);
    return formatList(choices.length > mostNamed ? [...names, '…'] : names, locale, 'unit');
  };
  return [
    ...(added.length > 0 ? [t('added', { count: added.length, names: named(added) })] : []),
    ...(gone.length > 0 ? [t('gone', { count: gone.length, names: named(gone) })] : []),
    ...(weights.size > 0 ? [t('weights', { count: weights.size })] : []),
  ].join('\n');
}

/** Switches on or off that the list is read before each spin. */
export const changeEachSpin = (source: ListSource): void =>
  wheelStore.getState().edit(changeFields(() => ({ listSource: { ...source, eachSpin: !source.eachSpin } })));

export function forgetList(): void {
  wheelStore.getState().edit(changeFields(() => ({ listSource: undefined })));
  notify('success', t('forgotten'));
}
