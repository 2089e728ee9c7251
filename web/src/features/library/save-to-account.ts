import type { CloudError } from '../../cloud/cloud-error';
import { type SaveEnd, saveKept } from '../../cloud/outbox';
import { keptKey } from '../../cloud/save-wheel';
import { translator } from '../../i18n/translate';
import { type Library, openLibrary } from '../../library/library';
import { logOfKept } from '../../library/wheel-record';
import { isGuid, newGuid } from '../../wheel/document/guid';
import { keyOfWheel } from '../../wheel/document/wheel-key';
import { withId } from '../../wheel/document/wire-format';
import { storedWheel } from '../../wheel/keeping/stored-wheel';
import { wheelStore } from '../../wheel/store';

/** Saves a wheel of this browser to the account; without a connection it waits in the outbox. */
export async function saveToAccount(key: string): Promise<SaveEnd> {
  return saveKept(await properKey(await openLibrary(), key));
}

/** Earlier versions gave wheels ids that the cloud rejects: such a wheel moves to a new id, with its results. */
async function properKey(library: Library, key: string): Promise<string> {
  if (isGuid(key)) return key;
  if (key === keyOfWheel(wheelStore.getState().wheel)) return keptKey();
  const kept = await library.read(key);
  if (!kept) return key;
  const { document } = kept.record;
  const id = newGuid();
  const moved = withId(document, id);
  await library.add(moved, logOfKept(kept));
  await library.forget(key);
  const stored = storedWheel(() => {});
  const mirrored = stored.read();
  // The next visit takes the mirror's wheel into the library: under its old id it would be there twice.
  if (mirrored && keyOfWheel(mirrored) === key) stored.write(moved);
  return id;
}

/** Why a wheel isn't in the account, in a sentence. Needs the texts of `cloud`. */
export function reasonOf({ status, code, message }: CloudError): string {
  const t = translator('cloud', 'problem');
  if (status === 0) return t('offline');
  if (status === 401 || status === 403) return t('signedOut');
  if (code === 'too_many_wheels') return t('tooMany');
  if (code === 'wheel_quota_exceeded') return t('quotaExceeded');
  if (status === 409) return t('notOwner');
  if (status === 413) return t('tooLarge');
  if (status === 422) return t('invalid', { reason: message });
  return status === 429 || status === 503 ? t('busy') : t('other');
}
