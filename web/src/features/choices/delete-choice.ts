import { translate } from '../../i18n/translate';
import { removeSlice } from '../../wheel/edits/edits';
import { wheelStore } from '../../wheel/store';
import { editAndTell } from './edit-and-tell';

/** Deletes a choice and offers an undo. Returns the choice that comes next in the list. */
export function deleteChoice(guid: string): string | undefined {
  const { slices: before } = wheelStore.getState().wheel;
  const place = before.findIndex((slice) => slice.guid === guid);
  editAndTell(removeSlice(guid), () => translate('lists:done.deleted', { count: 1 }));
  return (before[place + 1] ?? before[place - 1])?.guid;
}
