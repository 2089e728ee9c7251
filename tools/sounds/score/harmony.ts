import { type Chord, chordNamed } from './chord.ts';

/** Which chord sounds when; beats beyond the end wrap around, as the loop does. */
export class Harmony {
  readonly beats: number;
  private readonly bars: Chord[][];
  private readonly beatsPerBar: number;

  constructor(chords: readonly string[], beatsPerBar: number) {
    this.bars = chords.map((bar) => bar.split(',').map(chordNamed));
    this.beatsPerBar = beatsPerBar;
    this.beats = this.bars.length * beatsPerBar;
  }

  at(beat: number): Chord {
    // A hair later than asked: 2.9999999 is meant to be beat 3.
    const wrapped = (((beat + 1e-6) % this.beats) + this.beats) % this.beats;
    const bar = this.bars[Math.floor(wrapped / this.beatsPerBar)] ?? [];
    const place = (wrapped % this.beatsPerBar) / this.beatsPerBar;
    const chord = bar[Math.floor(place * bar.length)];
    if (!chord) throw new Error(`no chord at beat ${beat}`);
    return chord;
  }
}
