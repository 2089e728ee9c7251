import { ContentWheelError, deleteWheel, getContentWheel, getSharedWheel, loadWheel } from '../api/wheels';
import type { LanguageCode } from '../i18n/languages';
import { updateRecent } from '../session/change-session';
import { ofThisTab } from '../wheel/document/copies';
import type { Wheel } from '../wheel/document/document';
import { openDocument } from '../wheel/document/upgrade';
import type { CloudError, CloudResult } from './cloud-error';
import { coEditHeaders } from './owner';
import { cloudErrorOf, isAuthFailure } from './read-error';

/** Loads a wheel of the user. Auth failures aren't logged: an expired session is no fault. */
export async function loadCloudWheel(id: string, coEditKey?: string | null): Promise<CloudResult> {
  try {
    const { success, wheel: raw, mruList } = await loadWheel(id, coEditHeaders(coEditKey));
    const { wheel } = openDocument(raw);
    if (success !== true || !wheel) throw new Error('Invalid wheel data received');
    updateRecent(mruList, 'wheel_load');
    return { wheel };
  } catch (error) {
    return { wheel: null, error: logAndWrap('The wheel could not be loaded.', error) };
  }
}

/** Loads a content wheel in this language. Logs why when it returns null. */
export async function loadContentWheel(id: string, language: LanguageCode): Promise<Wheel | null> {
  try {
    const { wheel } = openDocument(await getContentWheel(id, language));
    if (!wheel) throw new ContentWheelError('WHEEL_CONFIG_INVALID');
    return ofThisTab(wheel);
  } catch (error) {
    console.warn('The content wheel could not be loaded.', error);
    return null;
  }
}

/** Loads the wheel behind a share link. */
export async function loadSharedWheel(shareId: string): Promise<CloudResult> {
  let failure: unknown = new Error('Invalid shared wheel data received');
  const raw = await getSharedWheel(shareId, (error) => {
    failure = error;
  });
  const wheel = raw && openDocument(raw).wheel;
  return wheel ? { wheel } : { wheel: null, error: cloudErrorOf(failure) };
}

/** Deletes a wheel of the user. Returns why that failed, or null when the wheel is gone. */
export async function deleteCloudWheel(id: string): Promise<CloudError | null> {
  try {
    const { mruList } = await deleteWheel(id);
    updateRecent(mruList, 'wheel_delete');
    return null;
  } catch (error) {
    return logAndWrap('The wheel could not be deleted.', error);
  }
}

function logAndWrap(sentence: string, error: unknown): CloudError {
  const cloudError = cloudErrorOf(error);
  if (!isAuthFailure(cloudError)) console.warn(sentence, error);
  return cloudError;
}
