import { notify } from '../../components/toasts/notify';
import { currentLanguage } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { translate } from '../../i18n/translate';
import { keptRoom } from '../../live/kept-room';
import { enterRoom } from '../../live/room';
import { noRoom, roomStore } from '../../live/room-store';
import { wheelStore } from '../../wheel/store';
import { roomOptions } from './room-options';

const enterTimeoutMs = 4000;

/**
 * Shows the room of this address on the stage; what this browser keeps isn't touched. Returns whether the room exists;
 * otherwise the page shows what it would show without it, and says why.
 */
export async function watchRoom(liveId: string): Promise<boolean> {
  await loadTexts('live', 'share');
  const kept = keptRoom();
  const { pathname, search } = window.location;
  const isSame = kept?.liveId === liveId;
  const identity = { ...(isSame ? kept : {}), liveId, url: pathname + search, isOwnWheel: undefined };
  // A slow server must not keep the page blank.
  await Promise.race([enterRoom(identity, roomOptions()), waited(enterTimeoutMs)]);

  const { ended } = roomStore.getState();
  if (ended === null) return true;
  roomStore.setState(noRoom);
  wheelStore.setState({ isReadOnly: false });
  window.history.replaceState(null, '', withoutRoom(window.location));
  notify('info', translate(`live:over.${ended}`), undefined, 10_000);
  return false;
}

/** The rest of the address still counts: a wheel of the user, a page of the site. */
function withoutRoom({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  query.delete('livelink');
  return query.has('wheel') ? `${pathname}?${query}` : `/${currentLanguage()}/`;
}

const waited = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
