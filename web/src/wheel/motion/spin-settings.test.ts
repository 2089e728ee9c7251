import { expect, test } from 'vitest';
import { wheelOf } from '../testing/wheels';
import { driftSettings, spinSettings } from './spin-settings';

test('an unset spin lasts 8000 ms and 8 rotations', () => {
  expect(spinSettings(wheelOf({ slices: [] }))).toEqual({ duration: 8000, rotates: 8 });
});

test('a value in the document wins, rotations are whole', () => {
  expect(spinSettings(wheelOf({ slices: [], spin: { duration: 4000, rotates: 12.4 } }))).toEqual({
    duration: 4000,
    rotates: 12,
  });
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 'long', null])(
  'a duration of %s counts as unset',
  (duration) => {
    expect(spinSettings(wheelOf({ slices: [], spin: { duration: duration as number } })).duration).toBe(8000);
  },
);

test('absurd values are brought within reason', () => {
  expect(spinSettings(wheelOf({ slices: [], spin: { duration: 1e12, rotates: -3 } }))).toEqual({
    duration: 600_000,
    rotates: 0,
  });
});

test('an unset drift is off, and would begin after 5 s of rest and last 300 s', () => {
  expect(driftSettings(wheelOf({ slices: [] }))).toEqual({
    enabled: false,
    idleTime: 5000,
    duration: 300_000,
  });
});

test('a drift so late or long that no timer could wait for it still waits', () => {
  const drift = { idleTime: 3e9, duration: 1e15 };
  expect(driftSettings(wheelOf({ slices: [], spin: { drift } }))).toMatchObject({
    idleTime: 2 ** 31 - 1,
    duration: 2 ** 31 - 1,
  });
});

test('a drift in the document wins', () => {
  const drift = { enabled: true, idleTime: 100, duration: 60_000 };
  expect(driftSettings(wheelOf({ slices: [], spin: { drift } }))).toEqual(drift);
});
