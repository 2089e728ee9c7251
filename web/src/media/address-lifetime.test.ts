import { expect, test } from 'vitest';
import { addressEnd, isAlive } from './address-lifetime';

const now = Date.UTC(2030, 0, 1);

test('an address of our own says its end in seconds', () => {
  expect(addressEnd(`/media/u/a?exp=${now / 1000}&sig=x`)).toBe(now);
});

test('an address of S3 says when it began and how long it lasts', () => {
  expect(addressEnd('https://s3.example/b/a?X-Amz-Date=20300101T000000Z&X-Amz-Expires=600')).toBe(
    now + 600_000,
  );
});

test('an address that is about to run out is not tried', () => {
  const endsIn = (seconds: number) => `/media/u/a?exp=${now / 1000 + seconds}`;
  expect(isAlive(endsIn(60), now)).toBe(true);
  expect(isAlive(endsIn(20), now)).toBe(false);
  expect(isAlive(endsIn(-60), now)).toBe(false);
});

test('one that says nothing is; none, an empty one and nonsense are not', () => {
  expect(isAlive('https://cdn.example/a.png', now)).toBe(true);
  expect([undefined, '', 'http://['].map((address) => isAlive(address, now))).toEqual([false, false, false]);
});
