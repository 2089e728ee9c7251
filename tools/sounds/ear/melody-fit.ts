import { Harmony } from '../score/harmony.ts';
import { written } from '../score/perform.ts';
import type { TrackScore } from '../score/score.ts';

/** The share of written notes on a beat that belong to the chord of that moment; 1 when there are none. */
export function melodyFit(track: TrackScore): number {
  const harmony = new Harmony(track.chords, track.options.beatsPerBar);
  const onBeat = track.parts
    .filter(({ kind }) => kind === 'notes')
    .flatMap((part) => written(part, track, harmony))
    .filter(({ beat }) => Math.abs(beat - Math.round(beat)) < 0.01);
  const fitting = onBeat.filter(({ beat, key }) => harmony.at(beat).pitchClasses.includes(key % 12));
  return onBeat.length === 0 ? 1 : fitting.length / onBeat.length;
}
