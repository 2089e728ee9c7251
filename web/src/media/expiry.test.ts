import { expect, test } from 'vitest';
import { expiryOf } from './expiry';

const item = { id: 'a', filename: 'a.png', url: '/a', createdAt: 1, expiryMismatch: false };

test('a file ends at a date, never, or nobody knows', () => {
  expect(expiryOf({ ...item, expiresAt: 5 })).toEqual({ kind: 'expires', at: 5 });
  expect(expiryOf(item)).toEqual({ kind: 'never' });
  expect(expiryOf({ ...item, expiresAt: 5, expiryMismatch: true })).toEqual({ kind: 'error' });
});
