import { masterVolume } from '../wheel/document/coerce-wheel';
import type { WheelStore } from '../wheel/store';
import { openAudioEarly } from '../wheel/view/open-audio';

const load = () => import('./wheel-sounds');

/** Loads the sounds in an idle moment, or when they are first needed; a silent wheel needs none. Returns how to stop. */
export function startSounds(store: WheelStore, fetchSounds = load): () => void {
  let stop: (() => void) | undefined;
  let isWanted = true;
  let isAsked = false;

  const follow = async () => {
    if (typeof AudioContext === 'undefined') return;
    if (isAsked || masterVolume(store.getState().wheel) === 0) return;
    isAsked = true;
    try {
      const { followWheel } = await fetchSounds();
      if (!isWanted) return;
      stop = followWheel(store);
      stopWaiting();
    } catch (error) {
      isAsked = false;
      if (navigator.onLine) console.warn('The sounds could not be loaded.', error);
    }
  };
  const stopEarly = openAudioEarly(follow, follow);
  const unsubscribe = store.subscribe((state, before) => {
    const isNeeded = state.spin !== before.spin || state.winner !== before.winner;
    const isSwitched = state.wheel.audio !== before.wheel.audio;
    if (isNeeded || isSwitched) void follow();
  });
  // This script may arrive after the first spin has begun.
  if (store.getState().spinning) void follow();
  const stopWaiting = () => {
    stopEarly();
    unsubscribe();
  };
  return () => {
    isWanted = false;
    stopWaiting();
    stop?.();
  };
}
