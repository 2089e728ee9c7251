import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../api/testing/fake-api';
import type { BrokenPromise } from '../receipts/hold-to-promise';
import type { Receipt } from '../receipts/receipt';
import { sealedStore } from '../receipts/sealed-draw';
import { keys, madeReceipt } from '../receipts/testing/made-receipt';
import type { NextSpin, ServerMessage } from './messages';
import { roomPromises } from './room-promises';
import { hello, next, spin } from './testing/messages';

const receipt = madeReceipt();
const { spinId, number, commitment } = receipt;
const promise: NextSpin = { spinId, number, commitment };
const [winner = ''] = receipt.winners;
const receiptRoute = `GET /api/spins/${spinId}`;
const theSpin = (more = {}) => spin({ spinId, number, winner, duration: 4000, ...more });

let broken: [string, BrokenPromise][];
let promises: ReturnType<typeof roomPromises>;
let api: ReturnType<typeof fakeApi>;
let viewers: number;
let isHost: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sealedStore.setState({ receipt: null, commitment: '' });
  broken = [];
  viewers = 3;
  isHost = false;
  serve();
  promises = roomPromises({
    viewers: () => viewers,
    isHost: () => isHost,
    onBroken: (...what) => broken.push(what),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function serve(change: Partial<Receipt> = {}) {
  api = fakeApi({
    [receiptRoute]: { body: { success: true, receipt: { ...receipt, ...change } } },
    'GET /.well-known/receipt-keys.json': { body: keys },
  });
}
async function hear(...messages: ServerMessage[]) {
  for (const message of messages) promises.take(message);
  await vi.advanceTimersByTimeAsync(4000);
}
const snapshot = (more = {}) => hello({ next: promise, ...more });
const reconnected = (more = {}) => hello({ replay: true, next: null, ...more });
const result = (announced: NextSpin) =>
  ({ type: 'result', seq: 6, spinId: 'before', winner: 'a', next: announced }) as const;

test('a spin that keeps the promise opens its seal, well before the wheel stops', async () => {
  promises.take(snapshot());
  promises.take(theSpin());
  await vi.advanceTimersByTimeAsync(2000);
  expect(sealedStore.getState()).toEqual({ receipt: spinId, commitment });
  expect(broken).toEqual([]);
});

test.each<[string, Partial<Receipt>, Partial<NextSpin>, string]>([
  ['draws with another seed', { seed: 'ab'.repeat(32) }, {}, 'seed'],
  ['promised another commitment', {}, { commitment: 'ab'.repeat(32) }, 'commitment'],
  ['changes the number', { number: number + 1 }, {}, 'number'],
  ['promised another draw', {}, { spinId: next(1).spinId }, 'spinId'],
  ['shows another winner than it drew', { winners: ['guid-none'] }, {}, 'winner'],
])('a room that %s is found out', async (_lie, change, heard, part) => {
  serve(change);
  await hear(snapshot({ next: { ...promise, ...heard } }), theSpin());
  expect(broken).toHaveLength(1);
  const [[shown, { promised, differs, receipt: given }]] = broken as [[string, BrokenPromise]];
  expect(shown).toBe(spinId);
  expect(differs).toContain(part);
  expect(promised).toEqual({ ...promise, ...heard, winner });
  expect(given).toEqual({ ...receipt, ...change });
  expect(sealedStore.getState().receipt).toBeNull();
});

test('the promise of a result counts for the spin after it', async () => {
  serve({ seed: 'ab'.repeat(32) });
  await hear(snapshot({ next: null }), result(promise), theSpin());
  expect(broken).toHaveLength(1);
});

test('a promise that is made again with the same number doesn’t replace the first', async () => {
  const first = { ...promise, commitment: 'ab'.repeat(32) };
  await hear(snapshot({ next: first }), snapshot(), theSpin());
  expect(broken).toHaveLength(1);
});

describe('the list that was sealed', () => {
  const root = '5e'.repeat(32);
  const sealed = (of: string, by: NextSpin = promise): ServerMessage => ({
    ...{ type: 'sealed', seq: 6, root: of, count: of ? 4 : 0 },
    ...by,
  });
  const open = { open: true, until: null, most: 9, approves: false, signedInOnly: false };
  const door = (isOpen: boolean): ServerMessage => ({
    type: 'door',
    seq: 7,
    door: { ...open, open: isOpen },
  });
  const greeting = snapshot({ sealed: { root, count: 4 } });

  test.each<[string, ServerMessage[]]>([
    ['in the greeting', [greeting]],
    ['after it', [snapshot(), sealed(root)]],
    ['again, as another one', [snapshot(), sealed('ab'.repeat(32)), sealed(root)]],
    ['for the next spin, after a result', [snapshot({ next: null }), result(promise), sealed(root)]],
    ['and the door stays closed', [greeting, door(false)]],
    ['and the connection was lost for a moment', [greeting, reconnected()]],
  ])('must be the one that is drawn from: sealed %s', async (_how, heard) => {
    await hear(...heard, theSpin());
    expect(broken).toMatchObject([[spinId, { differs: ['root'], promised: { root } }]]);
    broken = [];
    serve({ root });
    await hear(...heard, theSpin());
    expect(broken.flatMap(([, { differs }]) => differs)).not.toContain('root');
  });

  test.each<[string, ServerMessage[]]>([
    ['opened', [greeting, door(true)]],
    ['empty by now', [greeting, sealed('')]],
    ['of another spin', [snapshot(), sealed(root, next(9))]],
    ['of the spin before', [snapshot({ next: next(1), sealed: { root, count: 4 } }), result(promise)]],
    ['perhaps another one while nobody listened', [greeting, hello({ next: null })]],
  ])('counts no more where it is %s', async (_how, heard) => {
    await hear(...heard, theSpin());
    expect(broken).toEqual([]);
  });

  test('may have been sealed again before a spin that was missed', async () => {
    await hear(greeting, hello({ next: null, spin: theSpin() }));
    expect(broken).toEqual([]);
  });
});

test('a viewer who came during the spin has heard no promise: nothing is asked, nothing claimed', async () => {
  await hear(hello({ next: null, spin: theSpin() }));
  expect(api.calls).toEqual([]);
  expect(sealedStore.getState().receipt).toBeNull();
});

test('whoever lost the connection compares the spin that it missed, and none of those before', async () => {
  const lie = { seed: 'ab'.repeat(32) };
  serve(lie);
  await hear(snapshot(), reconnected(), theSpin());
  expect(broken).toHaveLength(1);
  await hear(snapshot(), hello({ next: null, spin: theSpin() }));
  expect(broken).toHaveLength(2);
  await hear(snapshot({ next: next(1) }), hello({ next: next(5), spin: theSpin() }));
  expect(broken).toHaveLength(2);
});

test('in a replay, the promise of today isn’t taken for that of the spin that was missed', async () => {
  const later = { ...next(1), number: number + 1 };
  await hear(snapshot(), reconnected({ next: later }), theSpin(), result(later));
  expect(broken).toEqual([]);
  expect(sealedStore.getState().receipt).toBe(spinId);
});

test.each([
  ['offline', 'offline'],
  ['refused', { status: 429, body: { success: false } }],
  ['gone', { status: 404, body: { success: false } }],
  ['of a later form', { body: { success: true, receipt: { ...receipt, signature: 7 } } }],
] as const)('a receipt that is %s accuses nobody, and opens no seal', async (_why, answer) => {
  api.table[receiptRoute] = answer;
  await hear(snapshot(), theSpin());
  expect(broken).toEqual([]);
  expect(sealedStore.getState().receipt).toBeNull();
});

test('the host asks at once; the viewers of a large room take turns', async () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    if (numbers instanceof Uint32Array) numbers.fill(2 ** 32 - 1);
    return numbers;
  });
  isHost = true;
  promises.take(snapshot());
  promises.take(theSpin());
  await vi.advanceTimersByTimeAsync(1);
  expect(api.routes()).toContain(receiptRoute);

  serve();
  isHost = false;
  viewers = 5000;
  await hear(snapshot(), theSpin());
  expect(api.calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(21_000);
  expect(api.routes()).toContain(receiptRoute);
  vi.mocked(crypto.getRandomValues).mockRestore();
});

test('a room that was left is not held to anything', async () => {
  serve({ seed: 'ab'.repeat(32) });
  promises.take(snapshot());
  promises.take(theSpin());
  promises.stop();
  await vi.advanceTimersByTimeAsync(4000);
  expect(broken).toEqual([]);
});
