import { stopPreview } from '../../audio/preview';
import { ask } from '../../components/question/ask';
import { notify } from '../../components/toasts/notify';
import { translate } from '../../i18n/translate';
import { deleteMedia, isGone } from '../../media/media-calls';
import type { MediaItem, MediaKind } from '../../media/media-item';
import { forgetItem } from '../../media/media-lists';
import { tellDeleteProblem } from '../../media/picker/tell-problem';
import { markPictureDeleted } from '../../wheel/drawing/own-pictures';

/** Deletes a file for good, after a confirmation. */
export async function deleteFile(kind: MediaKind, { id }: MediaItem): Promise<void> {
  const isWanted = await ask({
    title: translate('media:delete.title'),
    text: translate(`media:${kind}.confirmDelete`),
    confirm: translate('common:delete'),
    cancel: translate('common:cancel'),
  });
  if (!isWanted) return;
  try {
    await deleteMedia(kind, id);
  } catch (error) {
    if (!isGone(error)) return tellDeleteProblem(error, kind);
  }
  if (kind === 'sound') stopPreview();
  else markPictureDeleted(id);
  forgetItem(kind, id);
  notify('success', translate(`media:${kind}.deleted`));
}
