import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../api/testing/fake-api';
import { before } from '../../receipts/testing/made-receipt';
import { verifyDraw } from './verification';

afterEach(() => vi.unstubAllGlobals());

const answering = (receipt: object, asked = before.spinId) => {
  fakeApi({ [`GET /api/spins/${asked}`]: { body: { success: true, receipt } } });
  return verifyDraw(asked);
};

test('a promised draw is shown with its commitment', async () => {
  expect(await answering(before)).toMatchObject({ state: 'promised', commitment: before });
});

test('the promise of another draw is unreadable, and so is one whose link is wrong', async () => {
  expect(await answering(before, 'wanted')).toEqual({ state: 'unreadable', field: 'spinId' });
  const commitment = 'ab'.repeat(32);
  expect(await answering({ ...before, commitment })).toEqual({ state: 'unreadable', field: 'link' });
});
