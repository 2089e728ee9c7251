import type { Wave } from './oscillator.ts';
import type { PluckedString } from './plucked-string.ts';

/** One sine bends another: how much faster it is, how far it bends at first, how soon that falls, and what share stays. */
export interface Modulation {
  ratio: number;
  depth: number;
  fall: number;
  rest: number;
}

/** A synthesizer's settings; times in seconds. */
export interface Voice {
  wave: Wave | Modulation | PluckedString;
  /** How many oscillators play together, and how far apart in cents. */
  unison: number;
  detune: number;
  /** Loudness of a sine one octave lower. */
  sub: number;
  /** The low-pass filter: where it rests, how many octaves it opens, how fast it closes, how much it sings. */
  cutoff: number;
  opening: number;
  closing: number;
  resonance: number;
  attack: number;
  decay: number;
  sustain: number;
  release: number;
  /** More is warmer and rougher. */
  drive: number;
}

const plain: Voice = {
  wave: 'saw',
  unison: 1,
  detune: 0,
  sub: 0,
  cutoff: 18000,
  opening: 0,
  closing: 0.2,
  resonance: 0.7,
  attack: 0.003,
  decay: 0.2,
  sustain: 1,
  release: 0.03,
  drive: 0,
};
const voice = (settings: Partial<Voice>): Voice => ({ ...plain, ...settings });
const chip = (wave: Wave) =>
  voice({ wave, decay: 0.2, sustain: wave === 'triangle' ? 1 : 0.45, release: 0.02 });

/** What a string does by itself needs no envelope; the hand that leaves it does. */
const string = (ring: number, brightness: number, place: number, body = 0) =>
  voice({ wave: { ring, brightness, place, body }, release: 0.09 });
const struck = (ratio: number, depth: number, fall: number, decay: number, rest = 0.15) =>
  voice({ wave: { ratio, depth, fall, rest }, decay, sustain: 0, release: 0.25 });
const organ = (drawbars: readonly number[], settings: Partial<Voice> = {}) =>
  voice({ wave: { drawbars }, attack: 0.004, release: 0.03, drive: 0.4, ...settings });

/** Synthesizers by the name scores use. */
export const voices: Record<string, Voice> = {
  'chip-thin': chip({ pulse: 0.125 }),
  'chip-quarter': chip({ pulse: 0.25 }),
  'chip-square': chip({ pulse: 0.5 }),
  'chip-triangle': chip('triangle'),
  'sub-bass': voice({ wave: 'sine', decay: 0.9, sustain: 0.25, release: 0.12, drive: 1.6 }),
  'deep-bass': voice({ sub: 0.7, cutoff: 260, opening: 2.2, closing: 0.16, sustain: 0.8, drive: 0.8 }),
  'rolling-bass': voice({
    sub: 0.5,
    cutoff: 180,
    opening: 2.8,
    closing: 0.09,
    decay: 0.14,
    sustain: 0.35,
    drive: 1,
  }),
  acid: voice({
    cutoff: 220,
    opening: 3.6,
    closing: 0.13,
    resonance: 7,
    decay: 0.25,
    sustain: 0.5,
    drive: 1.4,
  }),
  pluck: voice({
    ...{ unison: 3, detune: 9, cutoff: 500, opening: 3.5, closing: 0.12 },
    ...{ resonance: 1.4, decay: 0.22, sustain: 0.12, release: 0.15 },
  }),
  supersaw: voice({ unison: 7, detune: 22, cutoff: 5200, attack: 0.01, sustain: 0.85, release: 0.12 }),
  stab: voice({
    unison: 5,
    detune: 14,
    cutoff: 700,
    opening: 2.6,
    closing: 0.1,
    decay: 0.18,
    sustain: 0.2,
    release: 0.1,
  }),
  'soft-pad': voice({ unison: 5, detune: 12, cutoff: 1300, attack: 0.25, sustain: 0.9, release: 0.4 }),
  'square-lead': voice({
    wave: { pulse: 0.5 },
    unison: 2,
    detune: 8,
    cutoff: 3200,
    sustain: 0.8,
    release: 0.06,
  }),
  'sine-lead': voice({ wave: 'triangle', sub: 0.2, cutoff: 4000, decay: 0.4, sustain: 0.6, release: 0.08 }),
  // Strings
  'wire-guitar': string(2.2, 0.92, 0.09, 180),
  'gut-guitar': string(1.6, 0.35, 0.24, 130),
  resonator: string(1.1, 0.8, 0.12, 420),
  'thumb-piano': voice({
    wave: { ratio: 5.4, depth: 0.9, fall: 0.03, rest: 0 },
    decay: 0.28,
    sustain: 0,
    release: 0.1,
  }),
  // Struck
  'fm-piano': struck(1, 1.6, 0.35, 0.9),
  'fm-bell': struck(3.5, 2.4, 0.6, 0.8),
  'fm-bass': voice({
    wave: { ratio: 1, depth: 2.6, fall: 0.09, rest: 0.2 },
    decay: 0.5,
    sustain: 0.35,
    release: 0.06,
  }),
  'glass-bell': struck(2.76, 1.2, 1.1, 1.2, 0.3),
  // Organs
  'combo-organ': organ([1, 0.7, 0, 0.8, 0, 0.25, 0, 0.5], { cutoff: 6500 }),
  'bubble-organ': organ([1, 0.5, 0.6, 0.1], { cutoff: 1600, release: 0.02 }),
  'string-machine': voice({ unison: 5, detune: 9, cutoff: 7500, attack: 0.06, sustain: 0.9, release: 0.25 }),
};
