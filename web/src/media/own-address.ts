import { ApiError } from '../api/api-error';
import { callAsUser } from '../api/client';
import { getSharedWheel } from '../api/wheels';
import { sessionSettled } from '../session/session-state';
import { openDocument } from '../wheel/document/upgrade';
import { wheelStore } from '../wheel/store';
import { isAlive } from './address-lifetime';
import { FileFault, fetchFile } from './fetch-file';
import type { MediaKind } from './media-item';
import { signedAddressIn } from './signed-address-in';

/** A fresh address of a file: from the wheel's link for everyone, or for the file's owner. */
export async function freshAddress(kind: MediaKind, id: string): Promise<string> {
  const { source, shareId } = wheelStore.getState().wheel;
  const shared = source === 'shared' && shareId ? await getSharedWheel(shareId) : null;
  const { wheel } = openDocument(shared);
  const found = wheel && signedAddressIn(wheel, id);
  if (found) return found;
  if (!(await sessionSettled())) throw new FileFault(401);
  try {
    const options = { path: { id }, redirectOnAuthError: false };
    return (await callAsUser(`GET /api/media/${kind}/{id}/url`, options)).url;
  } catch (error) {
    throw new FileFault(error instanceof ApiError ? error.status : 0, { cause: error });
  }
}

/** An address that should work: the known one, else a fresh one. */
export const ownAddress = async (kind: MediaKind, id: string, known: string): Promise<string> =>
  isAlive(known, Date.now()) ? known : freshAddress(kind, id);

/** Fetches the file. A rejected address is renewed once: the clock may be wrong, or the key may have changed. */
export async function fetchOwnFile(kind: MediaKind, id: string, known: string): Promise<Blob> {
  const first = await ownAddress(kind, id, known);
  try {
    return await fetchFile(first);
  } catch (error) {
    if (!(error instanceof FileFault && error.isRefused)) throw error;
    return fetchFile(await freshAddress(kind, id));
  }
}
