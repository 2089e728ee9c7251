import { expect, it } from 'vitest';
import { chordNamed, fifthOf, seventhOf, thirdOf } from './chord.ts';

it.each([
  ['C', [0, 4, 7]],
  ['Am', [9, 0, 4]],
  ['F#m7', [6, 9, 1, 4]],
  ['Bbmaj7', [10, 2, 5, 9]],
  ['E7b9', [4, 8, 2, 5]],
])('%s has the pitch classes %j', (symbol, pitchClasses) => {
  expect(chordNamed(symbol).pitchClasses).toEqual(pitchClasses);
});

it('has the note behind the slash in the bass', () => {
  expect(chordNamed('G/D')).toMatchObject({ root: 7, bass: 2 });
});

it('knows its degrees, also where the chord leaves one out', () => {
  const minor = chordNamed('Dm');
  expect([thirdOf(minor), fifthOf(minor), seventhOf(minor)]).toEqual([3, 7, 10]);
  expect(thirdOf(chordNamed('A5'))).toBe(4);
});

it.each(['H', 'Cmin', 'C/', ''])('refuses %j', (symbol) => {
  expect(() => chordNamed(symbol)).toThrow(`no such chord: ${symbol}`);
});
