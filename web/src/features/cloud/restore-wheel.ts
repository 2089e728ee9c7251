import { restoreVersion } from '../../api/wheel-versions';
import { notify, tellFailure } from '../../components/toasts/notify';
import { translate } from '../../i18n/translate';
import { openLibrary } from '../../library/library';
import { updateRecent } from '../../session/recent-list';
import { mayLeaveWheel } from '../../stage/change-wheel';
import { openDocument } from '../../wheel/document/upgrade';

/** Restores an old version on the stage and in the cloud. Returns whether that worked. */
export async function restoreWheel(id: string, version: number): Promise<boolean> {
  if (!(await mayLeaveWheel())) return false;
  try {
    const { wheel: raw, mruList } = await restoreVersion(id, version);
    const { wheel } = openDocument(raw);
    if (!wheel) throw new Error('Invalid wheel data received');
    updateRecent(mruList, 'wheel_save');
    const library = await openLibrary();
    await library.flush();
    await library.change(id, ({ pending: _pending, conflict: _conflict, ...record }) => ({
      record: { ...record, document: wheel },
    }));
    notify('success', translate('cloud:versions.restored'));
    return true;
  } catch (error) {
    tellFailure(error, translate('cloud:versions.failed'));
    return false;
  }
}
