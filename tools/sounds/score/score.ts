import type { Finish } from '../finish.ts';

/** How a pitched part sounds; the flags behind the instrument's name set it. */
export interface PartSettings {
  octave: number;
  velocity: number;
  /** How much of its written length a note sounds. */
  gate: number;
  /** 0 left, 64 middle, 127 right. */
  pan: number;
  /** 0 dry to 127. */
  reverb: number;
  /** Loudness in dB against the whole mix. */
  level: number;
  /** Milliseconds between the strings of a strummed chord. */
  strum: number;
  /** Loudness of a tempo echo in percent. */
  echo: number;
  /** How far the part gives way to the kick, in dB. */
  duck: number;
  /** A second voice below: the key's third, or the octave. */
  second: 'none' | 'third' | 'octave';
  /** Chords get their root an octave lower too, as a guitar or two hands play them. */
  wide: boolean;
}

interface Bars {
  name: string;
  /** Repeated from the start when the track has more bars. */
  bars: string[];
}
export type DrumPart = Bars & { kind: 'drum'; velocity: number };
export type PitchedPart = Bars & { kind: 'steps' | 'notes'; instrument: string; settings: PartSettings };
export type Part = DrumPart | PitchedPart;

export interface TrackOptions {
  bpm: number;
  key: string;
  /** Quarter notes in a bar. */
  beatsPerBar: number;
  kit: string;
  /** Where the off-beat eighth or sixteenth falls: 0.5 is straight, 0.67 a full shuffle. */
  swing8: number;
  swing16: number;
  /** Milliseconds a player may be early or late. */
  human: number;
  /** Loudness of all drums in dB against the whole mix. */
  drums: number;
  artist: string;
  /** What is done to the whole mix. */
  finish?: Finish;
}

export interface TrackScore {
  guid: string;
  title: string;
  options: TrackOptions;
  /** One entry per bar; a comma splits a bar. */
  chords: string[];
  parts: Part[];
}

export interface GenreScore {
  genre: string;
  tracks: TrackScore[];
}

export const isPitched = (part: Part): part is PitchedPart => part.kind !== 'drum';
