import { openLiveRoom } from '../../api/live';
import { closeDialog, openDialog } from '../../components/dialog/open-dialog';
import { currentLanguage } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { translate } from '../../i18n/translate';
import { type KeptRoom, keepRoom, keptRoom } from '../../live/kept-room';
import { enterRoom } from '../../live/room';
import { publicCopy } from '../../live/room-copies';
import { roomStore } from '../../live/room-store';
import { watchLastStep } from '../../stage/offer-undo';
import { isReplaceableSample, offerSampleBack, replaceSample, stageAtRest } from '../../stage/replace-sample';
import { wheelStore } from '../../wheel/store';
import { askRoom } from './ask-room';
import { roomOptions } from './room-options';

interface RoomStart {
  hidesTexts: boolean;
  name: string;
}

/** Opens a room for the wheel on the stage and continues as its host. */
export async function openRoom({ hidesTexts, name }: RoomStart): Promise<void> {
  const wheel = publicCopy(wheelStore.getState().wheel);
  const opened = await openLiveRoom({ wheel, lang: currentLanguage(), hidesTexts });
  const { liveId, hostKey, url, code } = opened;
  const kept = { liveId, hostKey, url, isOwnWheel: true, ...(name ? { name } : {}) };
  keepRoom(kept);
  const greeted = enterRoom(kept, roomOptions());
  roomStore.setState({ code });
  await greeted;
}

/** Opens a room with an open door. People join an empty wheel instead of a sample; choices of the host's own stay. */
export async function openRoomToJoin(start: RoomStart): Promise<void> {
  await stageAtRest();
  const isSample = isReplaceableSample();
  if (isSample) replaceSample([]);
  const isLastStep = watchLastStep();
  try {
    await openRoom(start);
  } catch (error) {
    if (isSample && isLastStep()) wheelStore.getState().undo();
    throw error;
  }
  await askRoom(({ setDoor }) => setDoor({ open: true }));
  if (isSample) offerSampleBack(translate('live:start.emptied'));
}

/** Makes this page the host again after a reload. */
export async function resumeHosting(): Promise<undefined> {
  const kept = keptRoom();
  if (!kept?.hostKey || !kept.isOwnWheel) return;
  await loadTexts('live');
  void enterRoom(kept, roomOptions()).then(() => goOnReading(kept.chat));
}

async function goOnReading(chat: KeptRoom['chat']): Promise<void> {
  try {
    if (chat) await (await import('./room-chat')).resumeRoomChat(chat);
  } catch (error) {
    console.warn('The chat could not be read again.', error);
  }
}

/** Shows the lobby in place of the controls of the room. */
export function toLobby(): void {
  closeDialog('live');
  openDialog('lobby');
}
