import { speak } from '../../audio/speak';
import { roomStore } from '../../live/room-store';
import { aloudStore } from '../../stage/aloud-state';
import { masterVolume } from '../../wheel/document/heal-config';
import { wheelStore } from '../../wheel/store';

const volume = (): number => masterVolume(wheelStore.getState().config) / 100;

let lastSpin: string | null = null;

/** Reads a winner aloud where that is wanted and the wheel is not muted. Returns how to fall silent. */
export function readAloud(text: string, locale: string): () => void {
  if (!aloudStore.getState().isOn || volume() === 0) return () => {};
  const { spinId } = roomStore.getState();
  let silence = () => {};
  let isOver = false;
  const begin = () => {
    if (isOver) return;
    silence = speak(text, locale, volume());
  };
  const unmuted = wheelStore.subscribe(() => {
    if (volume() === 0) silence();
  });
  const release = spinId === null ? begin() : onceForRoom(spinId, begin);
  return () => {
    isOver = true;
    unmuted();
    silence();
    release?.();
  };
}

/**
 * In a room the same winner is told to every page: of several in one browser only the first speaks, and none speaks
 * again after a lost connection. Returns how to let go.
 */
function onceForRoom(spinId: string, begin: () => void): () => void {
  if (lastSpin === spinId) return () => {};
  lastSpin = spinId;
  const held = Promise.withResolvers<void>();
  // Only over an encrypted connection a browser lets its pages agree.
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
