import { coerceVolume, masterVolume } from '../document/coerce-wheel';
import type { Wheel } from '../document/document';
import { markerAngle } from '../motion/geometry';
import { pitchedTicks } from '../motion/pitched-ticks';
import { pointerMotion } from '../motion/pointer-motion';
import type { WheelState, WheelStore } from '../store';
import { openAudioEarly, prepareAudio } from './open-audio';
import { playTicks, type Ticking } from './play-ticks';

/** How loud the pointer ticks, from 0 to 1. */
export const tickLoudness = (wheel: Wheel): number =>
  (masterVolume(wheel) * coerceVolume(wheel.audio?.spinVolume, 50)) / 10_000;

/**
 * Where the spin is the visitor's first interaction, the audio opens once the compositor turns the wheel; the wheel
 * still leans back, before the first tick.
 */
const underWay = 120;

/**
 * Plays the ticks of the pointer against the slice edges while the wheel spins; where it is wanted, ticks whose pitch says
 * how near the pointer is to the middle of a slice. Returns how to stop.
 */
export function tickWhileSpinning(
  store: WheelStore,
  openAudio: () => AudioContext | null,
  isPitched: () => boolean = () => false,
): () => void {
  let opening: ReturnType<typeof setTimeout> | undefined;
  let ticking: Ticking | undefined;
  const silence = () => {
    clearTimeout(opening);
    ticking?.end();
    ticking = undefined;
  };
  const start = ({ spin, wheel }: WheelState) => {
    if (!spin || spin.motion.duration === 0 || tickLoudness(wheel) === 0) return;
    opening = setTimeout(() => {
      const audio = openAudio();
      if (!audio) return;
      const marker = markerAngle(wheel.look.marker?.position);
      const ticks = isPitched()
        ? pitchedTicks(spin.motion, spin.layout, marker)
        : pointerMotion(spin.motion, spin.layout, marker).ticks.map((at) => ({ at }));
      ticking = playTicks(audio, ticks, spin.startedAt, tickLoudness(store.getState().wheel));
    }, underWay);
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.wheel.audio !== before.wheel.audio) ticking?.setLoudness(tickLoudness(state.wheel));
    if (state.spin === before.spin) return;
    silence();
    start(state);
  });
  // This script may arrive during a spin: its other ticks are heard.
  start(store.getState());
  const isHeard = () => tickLoudness(store.getState().wheel) > 0;
  const stopOpening = openAudioEarly(
    () => isHeard() && prepareAudio(),
    () => isHeard() && openAudio(),
  );
  return () => {
    unsubscribe();
    stopOpening();
    silence();
  };
}
