import { expect, test } from 'vitest';
import { areTimesInOrder, isSealedLate, quicknet } from './draw-times';
import { madeReceipt } from './testing/made-receipt';

const receipt = madeReceipt();
const second = (seconds: number) => new Date(quicknet.begun + seconds * 1000).toISOString();
const beacon = { chain: quicknet.chain, round: 101, randomness: '', signature: '' };

test.each([
  ['sealed, then drawn', { committedAt: second(1), drawnAt: second(2) }, true],
  ['drawn in the same moment', { committedAt: second(1), drawnAt: second(1) }, true],
  ['drawn before it was sealed', { committedAt: second(2), drawnAt: second(1) }, false],
  ['a time that is none', { committedAt: 'yesterday', drawnAt: second(1) }, true],
  ['its round in between', { committedAt: second(299), drawnAt: second(301), beacon }, true],
  ['sealed after its round', { committedAt: second(301), drawnAt: second(302), beacon }, false],
  ['drawn before its round', { committedAt: second(298), drawnAt: second(299), beacon }, false],
  [
    'the round of a network that nobody knows',
    { committedAt: second(301), drawnAt: second(302), beacon: { ...beacon, chain: 'ab'.repeat(32) } },
    true,
  ],
])('%s', (_what, changes, isInOrder) => {
  expect(areTimesInOrder({ ...receipt, ...changes })).toBe(isInOrder);
});

test.each([
  ['at its round', second(300), false],
  ['a minute after it, as clocks differ', second(360), false],
  ['more than a minute after it', second(360.001), true],
  ['at a time that is none', 'yesterday', true],
  ['at a time in another form', '2023-08-23T17:14:27+02:00', true],
])('sealed %s', (_what, committedAt, isLate) => {
  expect(isSealedLate({ ...receipt, committedAt, beacon })).toBe(isLate);
});

test('a draw without a beacon, or with one that nobody knows, isn’t sealed late', () => {
  const committedAt = second(9999);
  expect(isSealedLate({ ...receipt, committedAt })).toBe(false);
  const unknown = { ...beacon, chain: 'ab'.repeat(32) };
  expect(isSealedLate({ ...receipt, committedAt, beacon: unknown })).toBe(false);
});
