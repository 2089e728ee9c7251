import { notify } from '../../components/toasts/notify';
import { currentLanguage } from '../../i18n/i18n';
import { languageOf } from '../../i18n/languages';
import { translator } from '../../i18n/translate';
import type { Slice } from '../../wheel/document/document';
import { resetSlices } from '../../wheel/edits/edits';
import {
  appendChoices,
  mostChoices,
  type NewChoice,
  removeAll,
  removeDuplicates,
  removeInactive,
  shuffleSlices,
  sortSlices,
} from '../../wheel/edits/list-edits';
import { bestSource } from '../../wheel/picking/random-source';
import { editAndTell } from './edit-and-tell';

const t = translator('lists');
const gone = (before: Slice[], after: Slice[]) => before.length - after.length;

export function addMany(choices: readonly NewChoice[]): void {
  const hasRoom = editAndTell(appendChoices(choices), (before, after) => {
    const count = after.length - before.length;
    const said = t('done.added', { count });
    return count < choices.length ? `${said} ${t('full', { most: mostChoices })}` : said;
  });
  if (!hasRoom) notify('warning', t('full', { most: mostChoices }));
}

export function shuffle(): void {
  editAndTell(shuffleSlices(bestSource()), () => t('done.shuffled'));
}

export function sort(direction: 'up' | 'down'): void {
  const { locale } = languageOf(currentLanguage());
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const ordered = direction === 'up' ? compare : (one: string, other: string) => compare(other, one);
  const isChanged = editAndTell(sortSlices(ordered), () => t('done.sorted'));
  if (!isChanged) notify('info', t('done.sortedAlready'));
}

export function removeRepeated(): void {
  const isChanged = editAndTell(removeDuplicates, (before, after) =>
    t('done.duplicates', { count: gone(before, after) }),
  );
  if (!isChanged) notify('info', t('done.noDuplicates'));
}

export function deleteSwitchedOff(): void {
  editAndTell(removeInactive, (before, after) => t('done.deleted', { count: gone(before, after) }));
}

export function deleteAll(): void {
  editAndTell(removeAll, (before, after) => t('done.deleted', { count: gone(before, after) }));
}

export function switchAllOn(): void {
  editAndTell(resetSlices, () => t('done.allOn'));
}
