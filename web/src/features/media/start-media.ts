import { connectUserSounds } from '../../audio/user-sounds';
import { notify } from '../../components/toasts/notify';
import { loadTexts } from '../../i18n/load-texts';
import { translate } from '../../i18n/translate';
import { mySounds } from '../../media/my-sounds';
import { followPictures } from '../../media/wheel-pictures';
import { removePicture } from '../../wheel/edits/look-edits';
import { wheelStore } from '../../wheel/store';

async function tellGone(id: string): Promise<void> {
  // A viewer of another user's wheel can do nothing about it.
  if (wheelStore.getState().wheel.source === 'shared') return;
  await loadTexts('media');
  notify('info', translate('media:gone.text'), {
    label: translate('media:gone.clear'),
    run: () => wheelStore.getState().edit(removePicture(id)),
  });
}

/** Shows the wheel's own pictures and plays its own sounds. Returns how to stop. */
export function startMedia(): () => void {
  connectUserSounds(mySounds);
  return followPictures(wheelStore, { tellGone: (id) => void tellGone(id) });
}
