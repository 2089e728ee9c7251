import { addInto, type Samples, type Stereo, sampleRate, samplesIn } from '../audio/stereo.ts';
import type { WrittenNote } from '../score/written-notes.ts';
import { frequencyOf, type Wave, waveAt } from './oscillator.ts';
import { pluck } from './plucked-string.ts';
import type { Modulation, Voice } from './voices.ts';

/** A note with its times in seconds. */
export type TimedNote = Omit<WrittenNote, 'beat'> & { start: number };

/** Plays notes on a synthesizer into a sound that is there already. */
export function playVoice(voice: Voice, notes: readonly TimedNote[], target: Stereo): void {
  for (const note of notes) {
    const { left, right } = oneNote(voice, note);
    addInto(target.left, left, note.start);
    addInto(target.right, right, note.start);
  }
}

function oneNote(voice: Voice, note: TimedNote): Stereo {
  const length = samplesIn(note.length + voice.release);
  const sides = [0, 1].map((side) => {
    const sound = new Float32Array(length);
    oscillators(voice, side).forEach(({ cents, phase }) => {
      addSource(sound, voice, frequencyOf(note.key + cents / 100), phase);
    });
    return shaped(sound, voice, note);
  });
  const [left = new Float32Array(length), right = left] = sides;
  return { left, right };
}

/** Odd oscillators sound more on one side, even ones on the other: that is what makes it wide. */
function oscillators({ unison, detune }: Voice, side: number) {
  const all = Array.from({ length: unison }, (_, index) => ({
    cents: unison === 1 ? 0 : detune * ((2 * index) / (unison - 1) - 1),
    phase: (index * 0.381966) % 1,
    index,
  }));
  return unison < 3 ? all : all.filter(({ index }) => index % 2 === side || index === (unison - 1) / 2);
}

function addSource(sound: Samples, { wave, sub }: Voice, frequency: number, phase: number) {
  if (typeof wave === 'object' && 'ring' in wave) addInto(sound, pluck(wave, frequency, sound.length));
  else if (typeof wave === 'object' && 'ratio' in wave) addModulated(sound, wave, frequency);
  else addWave(sound, wave, sub, frequency, phase);
}

/** A sine that another sine bends: a little is an electric piano, much is metal. */
function addModulated(sound: Samples, { ratio, depth, fall, rest }: Modulation, frequency: number) {
  const step = (2 * Math.PI * frequency) / sampleRate;
  for (let index = 0; index < sound.length; index++) {
    const bend = depth * (rest + (1 - rest) * Math.exp(-index / (fall * sampleRate)));
    sound[index] = (sound[index] ?? 0) + Math.sin(step * index + bend * Math.sin(step * ratio * index));
  }
}

function addWave(sound: Samples, wave: Wave, sub: number, frequency: number, phase: number) {
  const step = frequency / sampleRate;
  let now = phase;
  let low = phase;
  for (let index = 0; index < sound.length; index++) {
    const deep = sub === 0 ? 0 : sub * Math.sin(2 * Math.PI * low);
    sound[index] = (sound[index] ?? 0) + waveAt(wave, now, step) + deep;
    now = (now + step) % 1;
    low = (low + step / 2) % 1;
  }
}

function shaped(sound: Samples, voice: Voice, { length, velocity }: TimedNote): Samples {
  const lowpass = singingLowpass(voice.resonance);
  const loudness = ((velocity / 127) ** 1.5 * 0.3) / Math.sqrt(voice.unison);
  const drive = 1 + voice.drive;
  return sound.map((sample, index) => {
    const time = index / sampleRate;
    const cutoff = voice.cutoff * 2 ** (voice.opening * Math.exp(-time / voice.closing));
    const filtered = lowpass(sample * loudness, cutoff);
    const driven = voice.drive === 0 ? filtered : Math.tanh(filtered * drive * 2) / 2;
    return driven * envelope(voice, time, length);
  });
}

function envelope({ attack, decay, sustain, release }: Voice, time: number, length: number): number {
  const rising = Math.min(1, time / attack);
  const settled = sustain + (1 - sustain) * Math.exp(-time / decay);
  const leaving = time > length ? Math.max(0, 1 - (time - length) / release) : 1;
  return rising * settled * leaving;
}

/** A state-variable low-pass filter that stays calm while its frequency moves. */
function singingLowpass(resonance: number) {
  let band = 0;
  let low = 0;
  const damping = 1 / resonance;
  return (sample: number, cutoff: number) => {
    const g = Math.tan((Math.PI * Math.min(cutoff, 18000)) / sampleRate);
    const high = (sample - (damping + g) * band - low) / (1 + g * (g + damping));
    const nextBand = g * high + band;
    const nextLow = g * nextBand + low;
    band = g * high + nextBand;
    low = g * nextBand + nextLow;
    return nextLow;
  };
}
