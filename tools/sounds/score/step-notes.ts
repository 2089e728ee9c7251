import { type Chord, fifthOf, seventhOf, thirdOf } from './chord.ts';
import type { Harmony } from './harmony.ts';
import { octaveStart } from './pitch.ts';
import type { PitchedPart, TrackScore } from './score.ts';
import { type Step, stepsIn } from './steps.ts';
import type { WrittenNote } from './written-notes.ts';

/** Patterns like `1.8.x---`: one character per step, relative to the chord of the moment. */
export function stepNotes(part: PitchedPart, track: TrackScore, harmony: Harmony): WrittenNote[] {
  return stepsIn(part.bars, track.chords.length, track.options.beatsPerBar).flatMap((step) => {
    const chord = harmony.at(step.beat);
    const next = harmony.at(step.barEnd);
    const keys = keysOf(step, chord, next, part.settings.octave, part.settings.wide);
    if (!keys) throw new Error(`${track.guid}, ${part.name}: no such step "${step.sign}"`);
    return strummed(keys, step, part, track.options.bpm);
  });
}

function keysOf(step: Step, chord: Chord, next: Chord, octave: number, wide: boolean): number[] | undefined {
  const { sign } = step;
  const root = rootKey(chord.root, octave);
  if ('Xxo'.includes(sign)) {
    const close = closeVoicing(chord, octave);
    return wide ? [rootKey(chord.bass, octave - 1), ...close] : close;
  }
  if ('Pp'.includes(sign)) return [root, root + fifthOf(chord), root + 12];
  if (sign === '1') return [rootKey(chord.bass, octave)];
  if (sign === 'a') return [rootKey(next.root, octave) - 1];
  const degrees: Record<string, number> = {
    '0': -12,
    '2': 2,
    '3': thirdOf(chord),
    '4': 5,
    '5': fifthOf(chord),
    '6': 9,
    '7': seventhOf(chord),
    '8': 12,
    '9': 14,
    t: thirdOf(chord) + 12,
    l: fifthOf(chord) - 12,
  };
  const degree = degrees[sign];
  return degree === undefined ? undefined : [root + degree];
}

/** From the G below the octave to the F# in it: roots of neighbouring chords stay close. */
const rootKey = (pitchClass: number, octave: number) =>
  octaveStart(octave) + pitchClass - (pitchClass > 6 ? 12 : 0);

/** Every note of the chord between the octave's C and B, so that chords lead into each other by small steps. */
const closeVoicing = (chord: Chord, octave: number) =>
  [...new Set(chord.pitchClasses)].map((each) => octaveStart(octave) + each).sort((low, high) => low - high);

function strummed(keys: number[], step: Step, { settings }: PitchedPart, bpm: number): WrittenNote[] {
  const delay = (settings.strum / 1000) * (bpm / 60);
  // A hand goes down on the beat and up between the beats.
  const order = step.beat % 1 < 0.01 ? keys : keys.toReversed();
  return order.map((key, string) => ({
    beat: step.beat + string * delay,
    length: step.length,
    key,
    velocity: settings.velocity * step.strength,
  }));
}
