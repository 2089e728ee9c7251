import { expect, it } from 'vitest';
import { loudness } from '../audio/loudness.ts';
import { type Stereo, silence } from '../audio/stereo.ts';
import { heardKeys } from '../ear/heard-key.ts';
import { spectrumOf } from '../ear/spectrum.ts';
import { madeKits } from '../score/drum-keys.ts';
import { playDrums } from './drum-machine.ts';
import { playVoice } from './synthesizer.ts';
import { voices } from './voices.ts';

const cMajor = [60, 64, 67, 72].map((key, index) => ({
  key,
  start: index * 0.5,
  length: 0.5,
  velocity: 100,
}));
const loudest = ({ left, right }: Stereo) =>
  [...left, ...right].reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

it.each(Object.keys(voices))('%s sounds, in tune and without runaway filters', (name) => {
  const voice = voices[name];
  const sound = silence(2.5);
  if (voice) playVoice(voice, cMajor, sound);
  expect(loudness(sound)).toBeGreaterThan(-40);
  expect(loudest(sound)).toBeLessThan(2);
  expect(heardKeys(spectrumOf(sound)).slice(0, 4)).toContain('C');
});

it.each(madeKits)('the kit %s has every drum', (kit) => {
  for (const key of [36, 38, 39, 42, 46]) {
    const sound = silence(1);
    playDrums(kit, [{ key, start: 0.1, length: 0.1, velocity: 100 }], sound);
    expect(loudest(sound)).toBeGreaterThan(0.01);
    expect(sound.left.slice(0, 4000).every((sample) => sample === 0)).toBe(true);
  }
});
