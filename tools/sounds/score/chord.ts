import { pitchClass } from './pitch.ts';

/** Semitones above the root, by what stands behind the root's name. */
const qualities: Record<string, number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '5': [0, 7],
  '6': [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  '69': [0, 4, 9, 14],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  mmaj7: [0, 3, 7, 11],
  '9': [0, 4, 10, 14],
  m9: [0, 3, 10, 14],
  maj9: [0, 4, 11, 14],
  '13': [0, 4, 10, 21],
  m11: [0, 3, 10, 17],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
  '7#9': [0, 4, 10, 15],
  '7b9': [0, 4, 10, 13],
  dim: [0, 3, 6],
  dim7: [0, 3, 6, 9],
  m7b5: [0, 3, 6, 10],
  aug: [0, 4, 8],
};

export interface Chord {
  root: number;
  /** What the bass plays: the root, or the note behind a slash. */
  bass: number;
  intervals: number[];
  pitchClasses: number[];
}

export function chordNamed(symbol: string): Chord {
  const found = /^([A-G])([#b]?)([^/]*)(?:\/([A-G])([#b]?))?$/.exec(symbol);
  const [, letter = '', accidental = '', quality = '', bassLetter, bassAccidental = ''] = found ?? [];
  const intervals = qualities[quality];
  if (!found || !intervals) throw new Error(`no such chord: ${symbol}`);
  const root = pitchClass(letter, accidental);
  return {
    root,
    bass: bassLetter ? pitchClass(bassLetter, bassAccidental) : root,
    intervals,
    pitchClasses: intervals.map((interval) => (root + interval) % 12),
  };
}

const within = (chord: Chord, low: number, high: number) =>
  chord.intervals.find((interval) => interval >= low && interval <= high);

export const thirdOf = (chord: Chord) => within(chord, 2, 5) ?? 4;
export const fifthOf = (chord: Chord) => within(chord, 6, 8) ?? 7;
export const seventhOf = (chord: Chord) => within(chord, 9, 11) ?? (thirdOf(chord) === 3 ? 10 : 9);
