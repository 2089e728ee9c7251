import { sendWaiting } from '../../../cloud/outbox';
import { notify } from '../../../components/toasts/notify';
import { currentLanguage } from '../../../i18n/i18n';
import { loadTexts } from '../../../i18n/load-texts';
import { translate, translator } from '../../../i18n/translate';
import { openLibrary } from '../../../library/library';
import { storedWheel } from '../../../wheel/keeping/stored-wheel';
import { reasonOf, saveToAccount } from '../save-to-account';
import type { DashboardWheel } from './merge-wheels';
import { fetchWheels } from './wheels-of-user';

const readingTime = 10_000;

/** Opens a wheel that the cloud doesn't have: the start page shows the wheel that this browser stored last. */
export async function openLocal(
  { id }: DashboardWheel,
  go: (address: string) => void = (address) => window.location.assign(address),
): Promise<void> {
  const kept = await openLibrary()
    .then((library) => library.read(id))
    .catch((error: unknown) => {
      console.error('A wheel of this browser could not be read.', error);
      return null;
    });
  let isStored = kept !== null;
  const stored = storedWheel(() => {
    isStored = false;
  });
  if (kept) stored.write(kept.record.document);
  if (isStored) go(`/${currentLanguage()}/`);
  else notify('error', translate('dashboard:failed'));
}

/** Saves what only this browser has of a wheel, and tells the visitor how that ended. */
export async function saveListed({ id, name }: DashboardWheel): Promise<void> {
  await loadTexts('library', 'cloud');
  const t = translator('library');
  const end = await saveToAccount(id);
  switch (end.kind) {
    case 'saved':
      notify('success', t('told.saved', { name: name.trim() || t('unnamed') }));
      return fetchWheels();
    case 'waiting':
    case 'refused':
      return notify('error', reasonOf(end.error), undefined, readingTime);
    // The card shows its mark by now; if the user was signed out, the session has said so.
    case 'conflict':
    case 'nothing':
      return;
  }
}

/** Sends pending saves, now and whenever the connection is back. Returns how to stop. */
export function sendFromDashboard(): () => void {
  const send = () => {
    openLibrary()
      .then(async (library) => {
        const isWaiting = (await library.cards()).some(({ state }) => state === 'waiting');
        if (isWaiting && (await sendWaiting())) await fetchWheels();
      })
      .catch((error: unknown) => console.warn('The waiting wheels could not be sent.', error));
  };
  send();
  window.addEventListener('online', send);
  return () => window.removeEventListener('online', send);
}
