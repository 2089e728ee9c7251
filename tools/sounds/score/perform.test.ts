import { describe, expect, it } from 'vitest';
import { perform } from './perform.ts';
import { readScore } from './read-score.ts';

const exact = (...lines: string[]) => {
  const text = ['genre test human=0', ...lines].join('\n');
  const [track] = readScore(text, 'test.score').tracks;
  if (!track) throw new Error('no track');
  return perform(track);
};
const notesOf = (...lines: string[]) =>
  exact(...lines).parts[0]?.notes.map(({ beat, length, key }) => [beat, Math.round(length * 1e6) / 1e6, key]);

describe('written notes', () => {
  it('have keys, octaves and lengths that stay', () => {
    expect(notesOf('track a "A" bpm=60 key=C', 'chords C', "lead flute o4 g1 = c4 e8 g c'4. b,8")).toEqual([
      [0, 1, 60],
      [1, 0.5, 64],
      [1.5, 0.5, 67],
      [2, 1.5, 72],
      [3.5, 0.5, 59],
    ]);
  });

  it('are tied across bar lines', () => {
    expect(notesOf('track a "A" bpm=60 key=C', 'chords C F', 'lead flute o4 g1 = r2 c2~ | c4 c2.')).toEqual([
      [2, 3, 60],
      [5, 3, 60],
    ]);
  });

  it('sound together with a slash, and with a second voice', () => {
    expect(
      notesOf('track a "A" bpm=60 key=C', 'chords C', 'lead flute o4 g1 = c/e/g1')?.map(([, , key]) => key),
    ).toEqual([60, 64, 67]);
    const third = notesOf('track a "A" bpm=60 key=C', 'chords C', 'lead flute o4 g1 third = e2 g');
    expect(third?.map(([, , key]) => key)).toEqual([64, 60, 67, 64]);
  });

  it.each([
    ['lead flute = c4 d e', 'a, lead, bar 1: 3 beats instead of 4'],
    ['lead flute = c4 d e h', 'a, lead, bar 1: cannot read the note "h"'],
    ['lead flute = c2 d2~', 'a, lead: a tie leads beyond the end'],
  ])('are refused: %s', (part, sentence) => {
    expect(() => exact('track a "A" bpm=60 key=C', 'chords C', part)).toThrow(sentence);
  });
});

describe('steps', () => {
  it('follow the chord of the moment', () => {
    expect(notesOf('track a "A" bpm=60 key=C', 'chords C,Am', 'bass tuba o2 g1 : 1358')).toEqual([
      [0, 1, 36],
      [1, 1, 40],
      [2, 1, 40],
      [3, 1, 45],
    ]);
  });

  it('hold, play whole chords and lead to the next one', () => {
    expect(notesOf('track a "A" bpm=60 key=C', 'chords C F', 'keys piano o4 g1 : x--a | ....')).toEqual([
      [0, 3, 60],
      [0, 3, 64],
      [0, 3, 67],
      [3, 1, 64],
    ]);
  });

  it('refuse what is no step', () => {
    expect(() => exact('track a "A" bpm=60 key=C', 'chords C', 'bass tuba : 1.q.')).toThrow(
      'a, bass: no such step "q"',
    );
  });
});

describe('time', () => {
  it('swings the eighths between the beats only', () => {
    const beats = notesOf('track a "A" bpm=60 key=C swing8=0.66', 'chords C', 'hat xxxxxxxx')?.map(
      ([beat]) => beat,
    );
    expect(beats?.slice(0, 3)).toEqual([0, 0.66, 1]);
  });

  it('is the same on every run, also where players are late', () => {
    const loose = () =>
      perform(
        readScore('genre t human=10\nhat xxxx\ntrack a "A" bpm=60 key=C\nchords C', 't').tracks[0] ?? never(),
      ).parts;
    expect(loose()).toEqual(loose());
    expect(loose()[0]?.notes[1]?.beat).not.toBe(1);
  });

  it('counts bars of any meter', () => {
    expect(exact('track a "A" bpm=120 key=C meter=6/8', 'chords C F', 'hat xxxxxx')).toMatchObject({
      beats: 6,
      seconds: 3,
    });
  });
});

function never(): never {
  throw new Error('no track');
}
