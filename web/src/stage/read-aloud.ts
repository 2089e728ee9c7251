import { speak } from '../audio/speak';
import { roomStore } from '../live/room-store';
import { preferences } from '../state/preferences';
import { masterVolume } from '../wheel/document/coerce-wheel';
import { wheelStore } from '../wheel/store';

const volume = (): number => masterVolume(wheelStore.getState().wheel) / 100;

const spoken = new Set<string>();

/** Reads a winner aloud if the visitor wants that and the wheel isn't muted. Returns how to stop. */
export function readAloud(text: string, locale: string): () => void {
  if (preferences.getState().readAloud === 'off' || volume() === 0) return () => {};
  const { spinId } = roomStore.getState();
  let silence = () => {};
  let isOver = false;
  const begin = () => {
    if (isOver) return;
    silence = speak(text, locale, volume());
  };
  const stopWatching = wheelStore.subscribe(() => {
    if (volume() === 0) silence();
  });
  const release = spinId === null ? begin() : onceForRoom(spinId, begin);
  return () => {
    isOver = true;
    stopWatching();
    silence();
    release?.();
  };
}

/**
 * In a room every page shows the same winner: of several in one browser only the first speaks, and none speaks again
 * after a reconnect. Returns how to release that.
 */
function onceForRoom(spinId: string, begin: () => void): () => void {
  if (spoken.has(spinId)) return () => {};
  spoken.add(spinId);
  const held = Promise.withResolvers<void>();
  // Browsers offer locks only on encrypted connections.
  if (!navigator.locks) begin();
  else {
    navigator.locks
      .request(`read-aloud ${spinId}`, { ifAvailable: true }, (lock) => {
        if (!lock) return;
        begin();
        return held.promise;
      })
      .catch((error: unknown) => console.warn('Who reads aloud could not be settled.', error));
  }
  return () => held.resolve();
}
