import { expect, it } from 'vitest';
import { loudness } from '../audio/loudness.ts';
import { addInto, centred, louder, made, mono, type Stereo } from '../audio/stereo.ts';
import { truePeak } from '../audio/true-peak.ts';
import { leveled } from './effect-level.ts';

const knock = (frequency: number) =>
  made(0.05, (time) => Math.sin(2 * Math.PI * frequency * time) * Math.exp(-time * 700));
const sounds: [string, Stereo][] = [
  ['a click with a high peak', centred(knock(2500))],
  ['two clicks with a pause', centred(addInto(addInto(mono(0.22), knock(2100)), knock(3000), 0.09))],
  ['a quiet tone', louder(centred(made(0.5, (time) => Math.sin(2 * Math.PI * 700 * time))), -50)],
  [
    'a long sound with peaks',
    centred(made(3, (time) => Math.sin(900 * time) * Math.exp(-((time * 3) % 1) * 8))),
  ],
];

it.each(sounds)('brings %s to the loudness of all others', (_what, sound) => {
  const result = leveled(sound);
  expect(Math.abs(loudness(result) + 16)).toBeLessThan(0.5);
  expect(truePeak(result)).toBeLessThan(-1);
});

it('leaves the shape of a click alone when there is room for its peak', () => {
  const tone = made(0.3, (time) => 0.1 * Math.sin(2 * Math.PI * 700 * time));
  const { left } = leveled(centred(tone));
  const gain = (left[400] ?? 0) / (tone[400] ?? 1);
  expect(Math.max(...left.map((sample, index) => Math.abs(sample - (tone[index] ?? 0) * gain)))).toBeLessThan(
    1e-5,
  );
});
