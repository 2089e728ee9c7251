import { expect, it } from 'vitest';
import { silentAudio } from '../wheel/testing/silent-audio';
import { playChime } from './play-chime';

it('plays one note after the other', async () => {
  const audio = silentAudio();
  audio.runTo(2);
  expect(await playChime(0.5, async () => audio.context)).toBe(true);
  expect(audio.times).toEqual([2, 2.35]);
  expect(audio.isConnected()).toBe(true);
});

it('returns whether the browser allows sound', async () => {
  expect(await playChime(0.5, async () => null)).toBe(false);
});
