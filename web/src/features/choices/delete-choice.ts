import { translate } from '../../i18n/translate';
import { removeSlice } from '../../wheel/edits/edits';
import { wheelStore } from '../../wheel/store';
import { editAndTell } from './edit-and-tell';

/** Deletes a choice and offers an undo. The same button of the next row has the focus then. */
export function deleteChoice(
  guid: string,
  list: HTMLElement | null,
  button: 'menu' | 'delete' | null = 'menu',
): void {
  const { slices: before } = wheelStore.getState().wheel;
  const place = before.findIndex((slice) => slice.guid === guid);
  editAndTell(removeSlice(guid), () => translate('choices:done.deleted', { count: 1 }));
  if (!button) return;
  // The focused row is gone: without this the keyboard would start again at the top of the page.
  const next = before[place + 1] ?? before[place - 1];
  requestAnimationFrame(() => {
    const found = next && list?.querySelector<HTMLElement>(`[data-${button}="${CSS.escape(next.guid)}"]`);
    (found ?? document.getElementById('new-choice'))?.focus();
  });
}
