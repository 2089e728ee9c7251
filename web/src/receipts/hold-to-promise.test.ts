import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, type Handler } from '../api/testing/fake-api';
import type { Receipt } from './receipt';
import { keys, madeReceipt } from './testing/made-receipt';

const receipt = madeReceipt();
const { spinId, number, commitment } = receipt;
const promised = { spinId, number, commitment };
const keysRoute = 'GET /.well-known/receipt-keys.json';

/** Each test has a page of its own: it has asked for no keys yet. */
async function freshPage(answer: Handler = { body: keys }) {
  vi.resetModules();
  const api = fakeApi({ [keysRoute]: answer });
  const { holdToPromise } = await import('./hold-to-promise');
  const { sealedStore } = await import('./sealed-draw');
  return { api, hold: (given: unknown) => holdToPromise(promised, given), sealedStore };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

test('a receipt that keeps its promise opens the seal that was compared', async () => {
  const { hold, sealedStore, api } = await freshPage();
  expect(await hold(receipt)).toEqual({ kind: 'kept', receipt });
  expect(sealedStore.getState()).toEqual({ receipt: spinId, commitment });
  await hold(receipt);
  expect(api.routes()).toEqual([keysRoute]);
});

/** What fails although the promise itself was kept. */
const contradictions: [string, Partial<Receipt>, string[]][] = [
  ['a winner that was not drawn', { winners: ['guid-0', 'guid-1'] }, ['winners', 'signature']],
  ['a weight that was changed', { digest: 'f'.repeat(64) }, ['digest', 'winners', 'signature']],
  ['a name that took no part', { name: 'Other' }, ['texts']],
  ['a signature of somebody else', { signature: 'A'.repeat(86) }, ['signature']],
];
test.each(contradictions)('%s breaks the promise too', async (_lie, change, steps) => {
  const { hold, sealedStore } = await freshPage();
  const lied = { ...receipt, ...change };
  expect(await hold(lied)).toEqual({
    kind: 'broken',
    evidence: { promised, receipt: lied, keys, differs: steps },
  });
  expect(sealedStore.getState().receipt).toBeNull();
});

test('another seed with a commitment of its own isn’t believed', async () => {
  const { hold } = await freshPage();
  const other = { ...receipt, commitment: 'ab'.repeat(32) };
  expect(await hold(other)).toMatchObject({ kind: 'broken', evidence: { receipt: other } });
});

test.each<[string, Handler]>([
  ['can’t be fetched', 'offline'],
  ['are missing', { status: 503, body: { success: false } }],
])('keys that %s prove nothing against a draw', async (_why, answer) => {
  const { hold, api } = await freshPage(answer);
  expect(await hold(receipt)).toMatchObject({ kind: 'kept' });
  api.table[keysRoute] = { body: keys };
  expect(await hold({ ...receipt, signature: 'A'.repeat(86) })).toMatchObject({ kind: 'broken' });
});

test('a receipt of a later form is unreadable, unless it breaks the promise', async () => {
  const { hold, sealedStore } = await freshPage();
  const { signature: _signature, ...later } = receipt;
  expect(await hold(later)).toEqual({ kind: 'unreadable' });
  expect(sealedStore.getState().receipt).toBeNull();
  expect(await hold({ ...later, number: number + 1 })).toMatchObject({ kind: 'broken' });
});
