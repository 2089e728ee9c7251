import { expect, it } from 'vitest';
import { cutLoop, longestSilence, loopStart, seam } from './loop.ts';
import { addInto, centred, made, mono } from './stereo.ts';

const tone = (frequency: number, seconds: number) =>
  made(seconds, (time) => Math.sin(2 * Math.PI * frequency * time));

it('goes on after its end as it began', () => {
  const loop = cutLoop(centred(tone(220, 5)), 1, 2);
  expect(loop.left).toHaveLength(Math.round(2.25 * 44100));
  expect(seam(loop, loopStart, loopStart + 2)).toBeLessThan(-60);
});

it('has a seam where the music is another', () => {
  const changing = addInto(tone(220, 5), tone(330, 2), 3);
  expect(seam(centred(changing), 1, 3)).toBeGreaterThan(-6);
});

it('knows the longest silence', () => {
  const twoBeeps = addInto(addInto(mono(3), tone(440, 0.5)), tone(440, 0.5), 1.7);
  expect(longestSilence(centred(twoBeeps))).toBeCloseTo(1.2, 1);
});
