import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../api/testing/fake-api';
import { before, keys, madeReceipt } from '../../receipts/testing/made-receipt';
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

const receipt = madeReceipt();
const [guid = ''] = receipt.winners;
const claimed = {
  kind: 'claimed',
  at: '2026-11-19T10:00:00.000Z',
  by: 'winner',
  guid,
  next: '',
  seconds: 0,
  reason: '',
};
const record = { spinId: receipt.spinId, events: [claimed], keyId: 'key-1', signature: 'x'.repeat(86) };

test.each([
  ['that the server has signed otherwise fails', { body: { success: true, claims: record } }, 'fails', 1],
  ['that can’t be fetched is not checked', 'offline', 'unknown', undefined],
  [
    'of a draw where nothing became of the winners is no step',
    { body: { success: true, claims: { ...record, events: [] } } },
    undefined,
    undefined,
  ],
  ['of a server that has none is no step', { status: 404, body: { success: false } }, undefined, undefined],
] as const)('a record of claims %s', async (_what, claims, verdict, events) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fakeApi({
    [`GET /api/spins/${receipt.spinId}`]: { body: { success: true, receipt } },
    [`GET /api/spins/${receipt.spinId}/claims`]: claims,
    'GET /.well-known/receipt-keys.json': { body: keys },
  });
  const verified = await verifyDraw(receipt.spinId);
  if (verified.state !== 'checked') throw new Error(verified.state);
  expect(verified.steps.find(({ name }) => name === 'claims')?.verdict).toBe(verdict);
  expect(verified.record?.events.length).toBe(events);
});
