import { describe, expect, it } from 'vitest';
import { readScore } from './read-score.ts';

const header = 'genre test kit=room drums=-9\nkick v100 X...x...\nbass finger-bass o2 b-7 : 1.5.';
const track = 'track one "One" bpm=120 key=C\nchords C G';
const read = (...lines: string[]) => readScore(lines.join('\n'), 'test.score');

describe('a score', () => {
  it('has tracks that inherit the parts and options of their genre', () => {
    const { genre, tracks } = read(header, track, 'track two "Two" bpm=90 key=Am drums=-5', 'chords Am');
    expect(genre).toBe('test');
    expect(tracks.map(({ guid, title, options }) => [guid, title, options.kit, options.drums])).toEqual([
      ['one', 'One', 'room', -9],
      ['two', 'Two', 'room', -5],
    ]);
    expect(tracks[1]?.parts.map(({ name }) => name)).toEqual(['kick', 'bass']);
  });

  it('lets a track replace or leave out a part without changing the others', () => {
    const { tracks } = read(
      header,
      track,
      '-kick',
      'bass tuba : 1...',
      'track two "Two" bpm=90 key=C',
      'chords C',
    );
    expect(tracks[0]?.parts).toMatchObject([{ name: 'bass', instrument: 'tuba' }]);
    expect(tracks[1]?.parts).toMatchObject([{ name: 'kick' }, { name: 'bass', instrument: 'finger-bass' }]);
  });

  it('repeats bars and skips comments', () => {
    const { tracks } = read(header, track, 'snare v90 ..x. *3 | xxxx   // a fill');
    expect(tracks[0]?.parts.at(-1)).toMatchObject({ bars: ['..x.', '..x.', '..x.', 'xxxx'] });
  });

  it('tells steps from notes and reads the flags', () => {
    const { tracks } = read(header, track, 'lead flute o5 b-6 third echo20 = c4 d e f | g1');
    expect(tracks[0]?.parts.at(-1)).toMatchObject({
      kind: 'notes',
      settings: { octave: 5, level: -6, second: 'third', echo: 20 },
    });
  });

  it('has a finish for the whole mix only where one is written', () => {
    const { tracks } = read(
      'genre test bass=4 width=0',
      track,
      'track two "Two" bpm=90 key=C width=80',
      'chords C',
    );
    expect(tracks.map(({ options }) => options.finish)).toMatchObject([
      { bass: 4, treble: 0, width: 0 },
      { bass: 4, treble: 0, width: 80 },
    ]);
    expect(read(header, track).tracks[0]?.options).not.toHaveProperty('finish');
  });
});

describe('a mistake stops the reading and names its line', () => {
  const mistakes: [string, string, string][] = [
    ['a line that is none', 'what is this', 'test.score:6: cannot read "what is this"'],
    ['an unknown drum', 'gong v90 x...', 'test.score:6: no such drum: gong'],
    ['an unknown flag', 'lead flute loud : 1...', 'test.score:6: no such flag: loud'],
    ['a level out of range', 'lead flute b3 : 1...', 'test.score:6: b3: level goes from -24 to -2'],
    ['a part that is not there', '-horn', 'test.score:6: there is no part horn to leave out'],
    ['an unknown option', 'track b "B" tempo=3', 'test.score:6: no such option: tempo'],
    ['no tempo', 'track b "B" key=C', 'test.score:6: bpm goes from 50 to 220'],
    ['a finish out of range', 'track b "B" bpm=90 key=C width=200', 'test.score:6: width goes from 0 to 160'],
    ['an unknown kit', 'track b "B" bpm=90 key=C kit=pots', 'test.score:6: no such kit: pots'],
  ];
  it.each(mistakes)('%s', (_what, line, sentence) => {
    expect(() => read(header, track, line)).toThrow(sentence);
  });

  it('a track without chords', () => {
    expect(() => read(header, 'track one "One" bpm=120 key=C')).toThrow('one has no chords');
  });
});
