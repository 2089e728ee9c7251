import { deleteWheel } from '../api/delete-wheel';
import { getContentWheel } from '../api/get-content-wheel';
import { getSharedWheel } from '../api/get-shared-wheel';
import { loadWheel } from '../api/load-wheel';
import type { LanguageCode } from '../i18n/languages';
import { updateRecent } from '../session/recent-list';
import type { WheelConfig } from '../wheel/document/document';
import { openDocument } from '../wheel/document/upgrade';
import { forgetCloudError, isAuthFailure, recordCloudError } from './cloud-error';
import { coEditHeaders } from './owner';

/** A wheel of the user, or null. An auth failure is only recorded, all else also stands in the log. */
export async function loadCloudWheel(id: string): Promise<WheelConfig | null> {
  forgetCloudError();
  try {
    const { success, wheel: raw, mruList } = await loadWheel(id, coEditHeaders(id));
    const { wheel } = openDocument(raw);
    if (success !== true || !wheel) throw new Error('Invalid wheel data received');
    updateRecent(mruList, 'wheel_load');
    return wheel;
  } catch (error) {
    if (!isAuthFailure(recordCloudError(error))) console.warn('The wheel could not be loaded.', error);
    return null;
  }
}

/** A content wheel in this language, or null; why it is null stands in the log. */
export async function loadContentWheel(id: string, language: LanguageCode): Promise<WheelConfig | null> {
  try {
    return openDocument(await getContentWheel(id, language)).wheel ?? null;
  } catch (error) {
    console.warn('The content wheel could not be loaded.', error);
    return null;
  }
}

/** The wheel behind a link, or null when there is none any more or it cannot be had; which of these is recorded. */
export async function loadSharedWheel(shareId: string): Promise<WheelConfig | null> {
  forgetCloudError();
  const raw = await getSharedWheel(shareId, recordCloudError);
  return (raw && openDocument(raw).wheel) ?? null;
}

/** Answers whether the wheel is gone. An auth failure is only recorded, all else also stands in the log. */
export async function deleteCloudWheel(id: string): Promise<boolean> {
  forgetCloudError();
  try {
    const { mruList } = await deleteWheel(id);
    updateRecent(mruList, 'wheel_delete');
    return true;
  } catch (error) {
    if (!isAuthFailure(recordCloudError(error))) console.warn('The wheel could not be deleted.', error);
    return false;
  }
}
