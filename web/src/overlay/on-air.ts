import { createStore } from 'zustand/vanilla';
import { ApiError } from '../api/api-error';
import { findLiveRoom } from '../api/live';
import { enterRoom } from '../live/room';
import { roomStore } from '../live/room-store';
import { tryAgainLater } from '../network/try-again-later';

interface OnAir {
  /** `gone`: there is no open room with this code. */
  phase: 'connecting' | 'on' | 'gone';
  /** The spin that was over before this page opened: it is shown, without sound and celebration. */
  earlier: string | null;
}

export const onAirStore = createStore<OnAir>()(() => ({ phase: 'connecting', earlier: null }));

/** Enters the room with this code as one of its viewers; a server that can't be reached is asked again. */
export async function goOnAir(code: string): Promise<void> {
  const url = await addressOf(code);
  const liveId = url === null ? null : new URLSearchParams(url.split('?')[1]).get('livelink');
  if (url === null || !liveId) return onAirStore.setState({ phase: 'gone' });
  await enterRoom(
    { liveId, url },
    // The audience sees the picture, so the settings of the machine that shows it don't apply.
    { isStill: () => false, tell: () => {}, go: () => {}, isPicture: true },
  );
  const room = roomStore.getState();
  const earlier = room.next === null ? null : room.spinId;
  onAirStore.setState({ phase: room.ended === null ? 'on' : 'gone', earlier });
}

async function addressOf(code: string): Promise<string | null> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await findLiveRoom(code);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
      await new Promise<void>((resolve) => tryAgainLater(attempt, resolve));
    }
  }
}

/** Whether the spin on the stage began after this page opened. */
export const isFresh = (): boolean =>
  onAirStore.getState().phase === 'on' && roomStore.getState().spinId !== onAirStore.getState().earlier;

/** Calls back once, as soon as nothing from before this page is on the stage. */
export function whenFresh(begin: () => void): void {
  const look = () => {
    const { phase, earlier } = onAirStore.getState();
    if (phase !== 'on' || (earlier !== null && roomStore.getState().spinId === earlier)) return;
    for (const stop of stops) stop();
    begin();
  };
  const stops = [onAirStore.subscribe(look), roomStore.subscribe(look)];
  look();
}
