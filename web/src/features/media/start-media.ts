import { connectUserSounds } from '../../audio/user-sounds';
import { notify, tellFailure } from '../../components/toasts/notify';
import { loadTexts } from '../../i18n/load-texts';
import { translate } from '../../i18n/translate';
import { openLibrary } from '../../library/library';
import { mySounds } from '../../media/my-sounds';
import { followPictures } from '../../media/wheel-pictures';
import { keyOfWheel } from '../../wheel/document/wheel-key';
import { removePicture } from '../../wheel/edits/look-edits';
import { wheelStore } from '../../wheel/store';

async function tellGone(id: string): Promise<void> {
  const { wheel } = wheelStore.getState();
  // A viewer of another user's wheel can do nothing about it.
  if (wheel.source === 'shared') return;
  await loadTexts('media');
  const run = () => void remove(id, keyOfWheel(wheel));
  notify('info', translate('media:gone.text'), { label: translate('media:gone.clear'), run });
}

/** Another wheel may be on the stage by now. */
async function remove(id: string, key: string): Promise<void> {
  const { wheel, edit } = wheelStore.getState();
  if (keyOfWheel(wheel) === key) return edit(removePicture(id));
  try {
    await (await openLibrary()).edit(key, removePicture(id));
  } catch (error) {
    tellFailure(error, translate('common:problem.other'));
  }
}

/** Shows the wheel's own pictures and plays its own sounds. Returns how to stop. */
export function startMedia(): () => void {
  connectUserSounds(mySounds);
  return followPictures(wheelStore, { tellGone: (id) => void tellGone(id) });
}
