import { loadWheel } from '../api/load-wheel';
import { updateRecent } from '../session/recent-list';
import type { WheelConfig } from '../wheel/document/document';
import { openDocument } from '../wheel/document/upgrade';
import { forgetCloudError, isAuthFailure, recordCloudError } from './cloud-error';
import { coEditHeaders } from './co-edit-key';

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
