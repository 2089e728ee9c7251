import { expect, it } from 'vitest';
import { centred, louder, made } from '../audio/stereo.ts';
import { audibility } from './audibility.ts';

const tone = (frequency: number) => centred(made(2, (time) => Math.sin(2 * Math.PI * frequency * time)));
const stem = (name: string, frequency: number, decibels: number) => ({
  name,
  level: 0,
  sound: louder(tone(frequency), decibels),
});

it('hears a quiet part in a band of its own', () => {
  const heard = audibility([stem('bass', 60, 0), stem('bells', 4000, -20)]);
  expect(heard.get('bells')).toBeGreaterThan(10);
});

it('says when a part is drowned', () => {
  const heard = audibility([stem('organ', 440, 0), stem('guitar', 470, -30)]);
  expect(heard.get('guitar')).toBeLessThan(-18);
});
