import { keyOf, scaleOf } from './pitch.ts';
import type { PitchedPart, TrackScore } from './score.ts';

/** A note as it is written: before swing, human timing and gate. */
export interface WrittenNote {
  beat: number;
  length: number;
  key: number;
  velocity: number;
}

interface Token {
  keys: number[];
  length: number | undefined;
  tied: boolean;
}

/** Notes like `b4. e'8~ e'4 c/e/g2 r4`; a length stays until the next one, `t` is a triplet's. */
export function writtenNotes(part: PitchedPart, track: TrackScore, barCount: number): WrittenNote[] {
  const { beatsPerBar, key } = track.options;
  const melody: WrittenNote[] = [];
  let held: WrittenNote[] = [];
  for (let bar = 0; bar < barCount; bar++) {
    const text = part.bars[bar % part.bars.length] ?? '';
    const where = `${track.guid}, ${part.name}, bar ${bar + 1}`;
    let beat = bar * beatsPerBar;
    let length = 1;
    for (const word of text.split(/\s+/)) {
      const token = readToken(word, part.settings.octave, where);
      length = token.length ?? length;
      const started = token.keys.map((each) => {
        const tie = held.find((note) => note.key === each);
        if (tie) tie.length += length;
        return tie ?? { beat, length, key: each, velocity: accented(part.settings.velocity, beat) };
      });
      melody.push(...started.filter((note) => !held.includes(note)));
      held = token.tied ? started : [];
      beat += length;
    }
    const played = beat - bar * beatsPerBar;
    if (Math.abs(played - beatsPerBar) > 1e-6) {
      throw new Error(`${where}: ${played} beats instead of ${beatsPerBar} in "${text}"`);
    }
  }
  if (held.length > 0) throw new Error(`${track.guid}, ${part.name}: a tie leads beyond the end`);
  return part.settings.second === 'none' ? melody : withSecondVoice(melody, part.settings.second, key);
}

function readToken(word: string, octave: number, where: string): Token {
  const found = /^(r|[a-g#b',/]+?)(?:(1|2|4|8|16|32)(\.?)(t?))?(~?)$/.exec(word);
  if (!found) throw new Error(`${where}: cannot read the note "${word}"`);
  const [, pitches = '', value, dot, triplet, tie] = found;
  const length = value && (4 / Number(value)) * (dot ? 1.5 : 1) * (triplet ? 2 / 3 : 1);
  return {
    keys: pitches === 'r' ? [] : pitches.split('/').map((pitch) => keyOf(pitch, octave)),
    length: length || undefined,
    tied: tie === '~',
  };
}

const accented = (velocity: number, beat: number) => velocity + (Math.abs(beat % 1) < 0.01 ? 4 : -2);

function withSecondVoice(melody: WrittenNote[], second: 'third' | 'octave', key: string): WrittenNote[] {
  const scale = scaleOf(key);
  return melody.flatMap((note) => {
    const below = second === 'octave' ? note.key - 12 : thirdBelow(note.key, scale);
    return [note, { ...note, key: below, velocity: note.velocity - 14 }];
  });
}

function thirdBelow(key: number, scale: readonly number[]): number {
  const place = scale.indexOf(key % 12);
  if (place < 0) return key - 4;
  const wanted = scale[(place + 5) % 7];
  return [key - 3, key - 4].find((candidate) => candidate % 12 === wanted) ?? key - 3;
}
