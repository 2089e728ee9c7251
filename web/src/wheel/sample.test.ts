import { expect, test } from 'vitest';
import english from '../i18n/locales/en/sample.json';
import { sampleWheel } from './sample';

test('the sample wheel spins for 4000 ms at speed 3 with 12 rotations', () => {
  expect(sampleWheel(english)['wheel-definition']).toMatchObject({ duration: 4000, speed: 3, rotates: 12 });
});

test('every choice is active, has its own guid and another colour than its neighbours', () => {
  const { slices } = sampleWheel(english)['wheel-definition'];
  expect(slices).toHaveLength(8);
  expect(new Set(slices.map((slice) => slice.guid)).size).toBe(8);
  slices.forEach((slice, index) => {
    expect(slice.active).toBe(true);
    expect(slice.background).not.toBe(slices[(index + 1) % 8]?.background);
  });
});
