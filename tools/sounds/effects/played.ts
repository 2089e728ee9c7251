import type { Stereo } from '../audio/stereo.ts';
import { type MidiVoice, midiFile } from '../synth/midi-file.ts';
import { playMidi } from '../synth/soundfont.ts';

/** [MIDI key, start in seconds, length in seconds, velocity] */
export type Stroke = readonly [key: number, start: number, length: number, velocity: number];

const middle: MidiVoice = { channel: 0, bank: 0, program: 0, pan: 64, reverb: 50 };

/** Plays a few notes on a sampled instrument. */
export function played(
  voice: Partial<MidiVoice>,
  strokes: readonly Stroke[],
  font?: 'noises',
): Promise<Stereo> {
  const end = Math.max(...strokes.map(([, start, length]) => start + length)) + 2;
  // At 60 beats a minute a beat is a second.
  const notes = strokes.map(([key, beat, length, velocity]) => ({
    key,
    beat,
    length,
    velocity: Math.round(velocity),
  }));
  return playMidi(midiFile({ ...middle, ...voice }, notes, 60, end), font);
}
