import { expect, test } from 'vitest';
import { serverClock } from './server-clock';

const hour = 3_600_000;

/** A server whose clock is this far ahead of the page's, over a connection with this delay each way. */
function ask(clock: ReturnType<typeof serverClock>, ahead: number, there: number, back: number, sent = 1000) {
  clock.measure({ sent, serverTime: sent + there + ahead }, sent + there + back);
}

test('a clock an hour off is read right, to half of what the ways differ', () => {
  const clock = serverClock();
  ask(clock, hour, 40, 60);
  expect(clock.localTime(5000 + hour)).toBeCloseTo(5010);
});

test('the quickest answers count, stragglers do not', () => {
  const clock = serverClock();
  for (const late of [900, 20, 400, 1500, 22, 21, 3000, 20]) ask(clock, -hour, 20, late);
  expect(clock.localTime(7000 - hour)).toBeCloseTo(7000, -1);
  expect(Math.abs(clock.localTime(7000 - hour) - 7000)).toBeLessThan(2);
});

test('the first word of the server serves until something has been measured', () => {
  const clock = serverClock();
  expect(clock.isSet()).toBe(false);
  clock.guess(10_000 + hour, 10_000);
  expect(clock.localTime(10_500 + hour)).toBe(10_500);
  ask(clock, hour - 30, 10, 10);
  clock.guess(20_000 + 2 * hour, 20_000);
  expect(clock.localTime(hour)).toBeCloseTo(30);
});

test('after a sleep only new answers count', () => {
  const clock = serverClock();
  for (let times = 0; times < 10; times++) ask(clock, 0, 5, 5);
  clock.distrust();
  expect(clock.localTime(1000)).toBe(1000);
  ask(clock, 60_000, 50, 50);
  expect(clock.localTime(61_000)).toBe(1000);
});
