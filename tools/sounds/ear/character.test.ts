import { expect, it } from 'vitest';
import { addInto, centred, made, mono, type Samples } from '../audio/stereo.ts';
import { bandsOf, colourOf } from './colour.ts';
import { rhythmOf } from './rhythm.ts';

const tone = (frequency: number, seconds: number) =>
  made(seconds, (time) => Math.sin(2 * Math.PI * frequency * time) * Math.exp(-time * 20));
/** Strokes at a tempo, for twelve seconds. */
const beats = (bpm: number, frequency: number): Samples => {
  const track = mono(12);
  for (let at = 0; at < 11.5; at += 60 / bpm) addInto(track, tone(frequency, 0.4), at);
  return track;
};
const distance = (one: number[], other: number[]) =>
  Math.hypot(...one.map((value, place) => value - (other[place] ?? 0)));

it('hears the tempo', () => {
  for (const bpm of [80, 100, 128]) {
    const tempo = 2 ** (rhythmOf(bandsOf(centred(beats(bpm, 300)))).at(-2) ?? 0);
    expect(Math.abs(tempo - bpm)).toBeLessThan(4);
  }
});

it('finds the same rhythm in another colour nearer than another rhythm', () => {
  const rhythm = (bpm: number, frequency: number) => rhythmOf(bandsOf(centred(beats(bpm, frequency))));
  expect(distance(rhythm(120, 400), rhythm(120, 500))).toBeLessThan(
    distance(rhythm(120, 400), rhythm(70, 400)),
  );
});

it('finds the same colour at another tempo nearer than another colour', () => {
  const colour = (bpm: number, frequency: number) => colourOf(bandsOf(centred(beats(bpm, frequency))));
  expect(distance(colour(120, 300), colour(110, 300))).toBeLessThan(
    distance(colour(120, 300), colour(120, 3000)),
  );
});

it('does not care how loud a sound is', () => {
  const loud = beats(120, 300);
  const quiet = loud.map((sample) => sample * 0.3);
  expect(distance(colourOf(bandsOf(centred(loud))), colourOf(bandsOf(centred(quiet))))).toBeLessThan(1);
});
