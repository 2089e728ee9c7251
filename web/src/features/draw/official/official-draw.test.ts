import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api-error';
import { fakeApi } from '../../../api/testing/fake-api';
import type { Receipt } from '../../../receipts/receipt';
import { keys, madeReceipt } from '../../../receipts/testing/made-receipt';
import { clearSession, storeTokens } from '../../../session/keep-session';
import { newWheel } from '../../../wheel/document/new-wheel';
import { beginOfficialDraw, drawOfficially, type PromiseBroken, problemOf } from './official-draw';

const receipt = madeReceipt(2, undefined, 1);
const { winners, reserves = [] } = receipt;
const { spinId, chain, number, previous, commitment, saltCommitment, link, committedAt } = receipt;
const said = { spinId, chain, number, previous, commitment, saltCommitment, link, committedAt };
const begun = { status: 201, body: { success: true, ...said, drawKey: 'secret' } };
const drawRoute = `POST /api/spins/${spinId}`;

/** A server whose receipt can be changed; the entropy of the page is the one in it. */
function serverWith(change: Partial<Receipt> = {}) {
  return fakeApi({
    'POST /api/spins': begun,
    [drawRoute]: { body: { success: true, receipt: { ...receipt, ...change }, salt: 'salt' } },
    'GET /.well-known/receipt-keys.json': { body: keys },
  });
}
const wish = { hidesTexts: false, winners: 2, reserves: 1 };
const draw = async () => drawOfficially(await beginOfficialDraw(newWheel()), newWheel(), wish);

beforeEach(() => {
  const entropy = Uint8Array.from(receipt.entropy.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.set(entropy.subarray(0, bytes.length));
    return bytes;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the page adds its key and its entropy once it has seen the commitment, the same at every try', async () => {
  const api = serverWith();
  const wheel = { ...newWheel(), owner: 'google:1' };
  const promised = await beginOfficialDraw(wheel);
  expect(promised).toEqual({ promised: { ...said, entropy: receipt.entropy }, drawKey: 'secret' });
  expect(api.calls[0]?.body).toEqual({ wheelId: wheel.id });
  expect(await drawOfficially(promised, wheel, { ...wish, hidesTexts: true })).toEqual({
    winners,
    reserves,
    receipt: spinId,
    landingOffset: receipt.whereabouts / 2 ** 32,
    salt: 'salt',
  });
  await drawOfficially(promised, wheel, { ...wish, hidesTexts: true });
  const [first, second] = api.calls.filter(({ route }) => route === drawRoute).map(({ body }) => body);
  expect(first).toMatchObject({ entropy: receipt.entropy, drawKey: 'secret', winners: 2, reserves: 1 });
  expect(second).toEqual(first);
  expect(JSON.stringify(first)).not.toContain('google');
});

test('a draw is begun in the name of the user, who may add to the chain of an own wheel', async () => {
  const api = serverWith();
  storeTokens({ accessToken: 'access', refreshTokenId: null });
  await beginOfficialDraw(newWheel());
  clearSession();
  expect(api.calls[0]?.bearer).toBe('access');
});

test('a wheel whose id is not the cloud’s has draws of its own', async () => {
  const api = serverWith();
  await beginOfficialDraw({ ...newWheel(), id: 'sample-7' });
  expect(api.calls[0]?.body).toEqual({});
});

test.each(['drawKey', 'commitment', 'saltCommitment', 'number'])(
  'an answer without %s promises nothing',
  async (field) => {
    fakeApi({ 'POST /api/spins': { status: 201, body: { ...begun.body, [field]: undefined } } });
    await expect(beginOfficialDraw(newWheel())).rejects.toThrow('no draw');
  },
);

describe('a receipt that isn’t the promised one is no draw', () => {
  const lies: [string, Partial<Receipt>][] = [
    ['commitment', { commitment: 'ab'.repeat(32) }],
    ['seed', { seed: 'ab'.repeat(32) }],
    ['number', { number: number + 1 }],
    ['chain', { chain: spinId }],
    ['entropy', { entropy: 'ab'.repeat(32) }],
    ['winners', { winners: winners.toReversed() }],
    ['places', { winners: [...winners, ...reserves], reserves: [] }],
  ];
  test.each(lies)('%s', async (field, change) => {
    serverWith(change);
    const error = await draw().catch((thrown: unknown) => thrown);
    expect(problemOf(error)).toBe('broken');
    const { evidence } = error as PromiseBroken;
    expect(evidence.differs).toContain(field);
    expect(evidence.promised).toEqual({
      ...said,
      entropy: receipt.entropy,
      asked: { winners: 2, reserves: 1 },
    });
    expect(evidence.receipt).toEqual({ ...receipt, ...change });
    expect(JSON.stringify(evidence)).not.toContain('secret');
  });

  test('one that can’t be read is not celebrated either, and accuses nobody', async () => {
    serverWith({ keyId: '' });
    expect(await draw().catch(problemOf)).toBe('unreadable');
  });
});

test.each([
  [new TypeError('Failed to fetch'), 'offline'],
  [new ApiError('', 429), 'tooOften'],
  [new ApiError('', 503), 'busy'],
  [new ApiError('', 409, 'wheel_quota_exceeded'), 'full'],
  [new ApiError('', 429, 'guest_budget_spent'), 'spent'],
  [new ApiError('', 409, 'draw_expired'), 'late'],
  [new ApiError('', 404, 'draw_not_found'), 'late'],
  [new ApiError('', 503, 'beacon_unavailable'), 'beacon'],
  [new ApiError('', 422, 'invalid_wheel'), 'invalid'],
  [new ApiError('', 500), 'other'],
  [new SyntaxError('odd'), 'other'],
])('%s is told as %s', (error, problem) => {
  expect(problemOf(error)).toBe(problem);
});

describe('a draw that waits for a beacon', () => {
  const promised = { promised: { ...said, entropy: receipt.entropy }, drawKey: 'secret' };
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('is asked for again with the same numbers, and says which round', async () => {
    const api = serverWith();
    const awaited = { chain: 'ab'.repeat(32), round: 7, milliseconds: 4000 };
    const made = api.table[drawRoute];
    let times = 0;
    api.table[drawRoute] = () => {
      times += 1;
      return times < 3 || typeof made !== 'object' ? { status: 202, body: { success: true, awaited } } : made;
    };
    const rounds: number[] = [];
    const drawn = drawOfficially(promised, newWheel(), { ...wish, onAwaited: (round) => rounds.push(round) });
    await vi.advanceTimersByTimeAsync(8000);
    expect((await drawn).winners).toEqual(winners);
    expect(rounds).toEqual([7, 7]);
    const bodies = api.calls.filter(({ route }) => route === drawRoute).map(({ body }) => body);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  test('and stays silent is a problem of its own, never a draw without it', async () => {
    fakeApi({ [drawRoute]: { status: 202, body: { success: true, awaited: { round: 7 } } } });
    const drawn = drawOfficially(promised, newWheel(), wish).catch(problemOf);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await drawn).toBe('beacon');
  });
});
