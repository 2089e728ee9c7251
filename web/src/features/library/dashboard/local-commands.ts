import { notify } from '../../../components/toasts/notify';
import { currentLanguage } from '../../../i18n/i18n';
import { translate } from '../../../i18n/translate';
import { openLibrary } from '../../../library/library';
import { storedWheel } from '../../../wheel/keeping/stored-wheel';
import type { DashboardWheel } from './merge-wheels';

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
