import { expect, it } from 'vitest';
import { limited } from './limiter.ts';
import { loudness, monoLoss } from './loudness.ts';
import { addStereo, centred, louder, made, mono, type Samples, silence } from './stereo.ts';
import { truePeak } from './true-peak.ts';

const tone = (frequency: number, seconds = 3) =>
  made(seconds, (time) => Math.sin(2 * Math.PI * frequency * time));

it('is what the standard says for a tone of 997 Hz', () => {
  expect(loudness(centred(tone(997)))).toBeCloseTo(0, 1);
  expect(loudness({ left: tone(997), right: mono(3) })).toBeCloseTo(-3.01, 1);
  expect(loudness(louder(centred(tone(997)), -23))).toBeCloseTo(-23, 1);
});

it('does not count the pauses', () => {
  const withPause = addStereo(silence(12), centred(tone(997)));
  expect(loudness(withPause)).toBeCloseTo(loudness(centred(tone(997))), 0);
  expect(loudness(silence(3))).toBe(Number.NEGATIVE_INFINITY);
});

it('hears bass less', () => {
  expect(loudness(centred(tone(40)))).toBeLessThan(loudness(centred(tone(997))) - 3);
});

it('finds a peak that lies between two samples', () => {
  const between = made(0.5, (time) => Math.sin(2 * Math.PI * 11025 * time + Math.PI / 4));
  expect(between.reduce((peak, sample) => Math.max(peak, sample), 0)).toBeCloseTo(Math.SQRT1_2, 2);
  expect(truePeak(centred(between))).toBeCloseTo(0, 0);
});

it('stays below the ceiling and leaves quiet parts alone', () => {
  const loud = made(1, (time) => (time < 0.5 ? 0.1 : 1) * Math.sin(2 * Math.PI * 500 * time));
  const { left } = limited(centred(loud), -6);
  expect(left.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeLessThanOrEqual(0.502);
  expect(left.slice(0, 20000)).toEqual(loud.slice(0, 20000));
});

it('knows what one speaker loses', () => {
  const opposed = (share: number): Samples => tone(500).map((sample) => -sample * share);
  expect(monoLoss(centred(tone(500)))).toBeCloseTo(0, 1);
  expect(monoLoss({ left: tone(500), right: tone(730) })).toBeCloseTo(3, 1);
  expect(monoLoss({ left: tone(500), right: opposed(0.4) })).toBeCloseTo(8.1, 1);
  expect(monoLoss({ left: tone(500), right: opposed(1) })).toBeGreaterThan(60);
});
