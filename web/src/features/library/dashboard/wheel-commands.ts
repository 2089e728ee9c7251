import { tellsOfTakeDown } from '../../../api/api-error';
import { type ListedWheel, shareWheel, unshareWheel } from '../../../api/wheels';
import { loadCloudWheel } from '../../../cloud/load-wheels';
import { saveToCloud } from '../../../cloud/save-to-cloud';
import { copyText } from '../../../components/copy/copy-text';
import { notify, tellFailure } from '../../../components/toasts/notify';
import { translator } from '../../../i18n/translate';
import type { Wheel } from '../../../wheel/document/document';
import { copyOfWheel } from '../../../wheel/document/own-copies';
import { nameWheel } from '../../../wheel/edits/edits';
import { purgeKept, restoreKept, trashKept } from '../library-commands';
import { deleteLater, undoTime } from './delete-later';
import { changeListed, markDeleted, wheelsStore } from './wheels-of-user';

const t = translator('dashboard');

/** Commands for a wheel of the list; each reports the outcome to the visitor. */
export async function renameListed({ id }: ListedWheel, name: string): Promise<void> {
  const saved = await changed(id, (wheel) => nameWheel(name, wheel.description ?? '')(wheel));
  if (saved) changeListed(id, { name: name.trim(), updatedAt: saved.cloudSavedAt ?? Date.now() });
}

export async function duplicateListed({ id, name }: ListedWheel): Promise<void> {
  const copy = await changed(id, (wheel) => copyOfWheel(wheel, t('common:copyName', { name })));
  if (!copy) return;
  notify('success', t('common:duplicated', { name }));
}

export async function copyShareLink(wheel: ListedWheel): Promise<void> {
  try {
    const shareId = wheel.shareId ?? (await shareWheel(wheel.id)).shareId;
    changeListed(wheel.id, { shareId });
    const isCopied = await copyText(`${window.location.origin}/share/${shareId}`);
    notify(isCopied ? 'success' : 'warning', isCopied ? t('told.linkCopied') : t('told.notCopied'));
  } catch (error) {
    if (!tellsOfTakeDown(error)) return tellFailure(error, t('failed'));
    changeListed(wheel.id, { takenDown: true });
    notify('warning', t('told.takenDown'));
  }
}

export async function endListedShare({ id }: ListedWheel): Promise<void> {
  try {
    await unshareWheel(id);
    wheelsStore.setState(({ wheels }) => ({
      wheels: wheels?.map(({ shareId, ...wheel }) =>
        wheel.id === id || !shareId ? wheel : { ...wheel, shareId },
      ),
    }));
    notify('success', t('told.shareEnded'));
  } catch (error) {
    tellFailure(error, t('failed'));
  }
}

export function deleteListed({ id, name }: ListedWheel): void {
  const show = () => {
    markDeleted(id, false);
    void restoreKept(id);
  };
  markDeleted(id, true);
  // At once: where the page is left before the server answers, the library must not keep it either.
  void trashKept(id);
  const deletion = deleteLater(id, (isGone) => {
    if (isGone) return void purgeKept(id);
    show();
    notify('error', t('failed'));
  });
  const undo = () => {
    if (deletion.undo()) show();
    else notify('warning', t('told.tooLate'));
  };
  const told = t('common:deleted', { name: name.trim() || t('common:wheel') });
  notify('info', told, { label: t('common:undo'), run: undo }, undoTime);
}

async function changed(id: string, change: (wheel: Wheel) => Wheel): Promise<Wheel | null> {
  const loaded = await loadCloudWheel(id);
  const { wheel: saved, error } = loaded.wheel ? await saveToCloud(change(loaded.wheel)) : loaded;
  if (error) tellFailure(error, t('failed'));
  return saved;
}
