import { deleteWheel } from '../api/delete-wheel';
import { updateRecent } from '../session/recent-list';
import { forgetCloudError, isAuthFailure, recordCloudError } from './cloud-error';

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
