import { expect, it } from 'vitest';
import { cutLoop, loopStart, seam } from './audio/loop.ts';
import { monoLoss } from './audio/loudness.ts';
import { centred, made, type Stereo } from './audio/stereo.ts';
import { powerBetween, spectrumOf } from './ear/spectrum.ts';
import { type Finish, finished, plainFinish } from './finish.ts';
import { chanceFrom } from './synth/chance.ts';

const timing = { loopFrom: 1, loopSeconds: 3 };
const noise = (seed: string) => {
  const chance = chanceFrom(seed);
  return made(5, () => (chance() - 0.5) * 0.2);
};
const wide: Stereo = { left: noise('left'), right: noise('right') };
const finish = (settings: Partial<Finish>, sound = wide) =>
  finished(sound, { ...plainFinish, ...settings }, timing);
/** How much a finish lifts a band, in dB. */
const lift = (settings: Partial<Finish>, low: number, high: number) =>
  10 *
  Math.log10(
    powerBetween(spectrumOf(finish(settings)), low, high) / powerBetween(spectrumOf(wide), low, high),
  );

it('leaves the sound alone unless told otherwise', () => {
  expect(finish({})).toEqual(wide);
});

it('lifts and lowers bass, middle and treble, each without the others', () => {
  expect(lift({ bass: 6 }, 30, 60)).toBeCloseTo(6, 0);
  expect(lift({ bass: 6 }, 3000, 12000)).toBeCloseTo(0, 0);
  expect(lift({ mid: -6 }, 950, 1050)).toBeCloseTo(-6, 0);
  expect(lift({ treble: 6 }, 12000, 18000)).toBeCloseTo(6, 0);
  expect(lift({ treble: 6 }, 30, 300)).toBeCloseTo(0, 0);
});

it('leaves out what lies outside of a band', () => {
  expect(lift({ from: 300, to: 4000 }, 40, 100)).toBeLessThan(-30);
  expect(lift({ from: 300, to: 4000 }, 900, 1500)).toBeCloseTo(0, 0);
  expect(lift({ from: 300, to: 4000 }, 10000, 18000)).toBeLessThan(-20);
});

it('narrows and widens', () => {
  expect(monoLoss(finish({ width: 0 }))).toBeCloseTo(0, 2);
  expect(monoLoss(finish({ width: 130 }))).toBeGreaterThan(monoLoss(wide));
});

it('has a room, a short echo and dust that go on over the seam of the loop', () => {
  const hum = centred(made(5, (time) => 0.3 * Math.sin(2 * Math.PI * 200 * time)));
  const loop = cutLoop(finish({ room: 60, slap: 30, dust: -30 }, hum), timing.loopFrom, timing.loopSeconds);
  expect(seam(loop, loopStart, loopStart + timing.loopSeconds)).toBeLessThan(-40);
  expect(loop.left).not.toEqual(cutLoop(hum, timing.loopFrom, timing.loopSeconds).left);
});

it('rounds off what is driven', () => {
  const loud = centred(made(1, (time) => 0.7 * Math.sin(2 * Math.PI * 200 * time)));
  const { left } = finish({ drive: 12 }, loud);
  expect(left.reduce((peak, sample) => Math.max(peak, sample), 0)).toBeLessThanOrEqual(0.7);
  expect(left.reduce((sum, sample) => sum + sample ** 2, 0)).toBeGreaterThan(
    1.3 * loud.left.reduce((sum, sample) => sum + sample ** 2, 0),
  );
});
