import { drumKeys } from './drum-keys.ts';
import type { DrumPart, TrackScore } from './score.ts';
import { type Step, stepsIn } from './steps.ts';
import type { WrittenNote } from './written-notes.ts';

const strokesPerBeat = 8;

export function drumNotes(part: DrumPart, track: TrackScore): WrittenNote[] {
  const key = drumKeys[part.name] ?? 0;
  const steps = stepsIn(part.bars, track.chords.length, track.options.beatsPerBar);
  if (part.name === 'roll') return steps.flatMap((step) => rollOver(step, key, part.velocity));
  return steps.map(({ beat, strength }) => ({ beat, length: 0.2, key, velocity: part.velocity * strength }));
}

/** A roll grows over the length it is held. */
function rollOver({ beat, length }: Step, key: number, velocity: number): WrittenNote[] {
  const strokes = Math.max(1, Math.round(length * strokesPerBeat));
  return Array.from({ length: strokes }, (_, stroke) => ({
    beat: beat + (stroke * length) / strokes,
    length: 0.1,
    key,
    velocity: velocity * (0.5 + (0.5 * stroke) / strokes),
  }));
}
