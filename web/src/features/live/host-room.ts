import { openLiveRoom } from '../../api/live';
import { currentLanguage } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { keepRoom, keptRoom } from '../../live/kept-room';
import { enterRoom } from '../../live/room';
import { publicCopy } from '../../live/room-copies';
import { roomStore } from '../../live/room-store';
import { wheelStore } from '../../wheel/store';
import { roomOptions } from './room-options';

/** Opens a room for the wheel on the stage and continues as its host. */
export async function openRoom({ hidesTexts, name }: { hidesTexts: boolean; name: string }): Promise<void> {
  const wheel = publicCopy(wheelStore.getState().wheel);
  const opened = await openLiveRoom({ wheel, lang: currentLanguage(), hidesTexts });
  const { liveId, hostKey, url, code } = opened;
  const kept = { liveId, hostKey, url, isOwnWheel: true, ...(name ? { name } : {}) };
  keepRoom(kept);
  const greeted = enterRoom(kept, roomOptions());
  roomStore.setState({ code });
  await greeted;
}

/** Makes this page the host again after a reload. */
export async function resumeHosting(): Promise<undefined> {
  const kept = keptRoom();
  if (!kept?.hostKey || !kept.isOwnWheel) return;
  await loadTexts('live');
  void enterRoom(kept, roomOptions());
}
