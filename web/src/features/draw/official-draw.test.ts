import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import { connectBearer } from '../../api/bearer';
import { fakeApi } from '../../api/testing/fake-api';
import { newWheel } from '../../wheel/document/new-wheel';
import { drawOfficially, problemOf, promiseDraw } from './official-draw';

afterEach(() => vi.unstubAllGlobals());

const promise = { success: true, spinId: 'spin', number: 3, commitment: 'c'.repeat(64) };

test('the page adds its entropy after it has seen the commitment, and the same at every try', async () => {
  const api = fakeApi({
    'POST /api/spins': { status: 201, body: promise },
    'POST /api/spins/spin': {
      body: { success: true, receipt: { winners: ['guid', 'other'], whereabouts: 2 ** 30 } },
    },
  });
  const wheel = { ...newWheel(), owner: 'google:1' };
  const promised = await promiseDraw(wheel);
  expect(promised).toMatchObject({ number: 3, commitment: promise.commitment });
  expect(api.calls[0]?.body).toEqual({ wheelId: wheel.id });
  const wish = { hidesTexts: true, places: 2 };
  expect(await drawOfficially(promised, wheel, wish)).toEqual({
    winners: ['guid', 'other'],
    receipt: 'spin',
    landingOffset: 0.25,
  });
  await drawOfficially(promised, wheel, wish);
  const [, first, second] = api.calls.map(({ body }) => body as { entropy: string; winners: number });
  expect(first?.entropy).toMatch(/^[0-9a-f]{64}$/);
  expect(first?.winners).toBe(2);
  expect(second).toEqual(first);
  expect(JSON.stringify(first)).not.toContain('google');
});

test('a draw is begun in the name of the user, who may add to the chain of an own wheel', async () => {
  const api = fakeApi({ 'POST /api/spins': { status: 201, body: promise } });
  const disconnect = connectBearer({
    token: () => 'access',
    renew: async () => 'rejected',
    end: () => {},
    showExpired: () => {},
  });
  await promiseDraw(newWheel());
  disconnect();
  expect(api.calls[0]?.bearer).toBe('access');
});

test('a wheel whose id is not the cloud’s has draws of its own', async () => {
  const api = fakeApi({ 'POST /api/spins': { status: 201, body: promise } });
  await promiseDraw({ ...newWheel(), id: 'sample-7' });
  expect(api.calls[0]?.body).toEqual({});
});

test.each([
  [new TypeError('Failed to fetch'), 'offline'],
  [new ApiError('', 429), 'busy'],
  [new ApiError('', 503), 'busy'],
  [new ApiError('', 409, 'draw_expired'), 'late'],
  [new ApiError('', 503, 'beacon_unavailable'), 'beacon'],
  [new ApiError('', 422, 'invalid_wheel'), 'invalid'],
  [new ApiError('', 500), 'other'],
  [new SyntaxError('odd'), 'other'],
])('%s is told as %s', (error, problem) => {
  expect(problemOf(error)).toBe(problem);
});

test.each([[], ['guid', 7], 'guid', undefined].map((winners) => [winners]))(
  'a receipt with %j for winners is none',
  async (winners) => {
    fakeApi({
      'POST /api/spins': { status: 201, body: promise },
      'POST /api/spins/spin': { body: { success: true, receipt: { winners } } },
    });
    const promised = await promiseDraw(newWheel());
    const wish = { hidesTexts: false, places: 1 };
    await expect(drawOfficially(promised, newWheel(), wish)).rejects.toThrow('no winner');
  },
);

test('a draw that waits for a beacon is asked for again with the same numbers, and says which round', async () => {
  vi.useFakeTimers();
  const bodies: unknown[] = [];
  const awaited = { chain: 'ab'.repeat(32), round: 7, milliseconds: 4000 };
  vi.stubGlobal('fetch', async (_address: string, options: RequestInit) => {
    bodies.push(JSON.parse(String(options.body)));
    const isMade = bodies.length === 3;
    const answer = isMade ? { receipt: { winners: ['guid'], whereabouts: 0 } } : { awaited };
    return new Response(JSON.stringify({ success: true, ...answer }), { status: isMade ? 200 : 202 });
  });
  const rounds: number[] = [];
  const promised = { spinId: 'spin', number: 1, commitment: '', entropy: 'ab'.repeat(32) };
  const drawn = drawOfficially(promised, newWheel(), {
    hidesTexts: false,
    places: 1,
    onAwaited: (round) => rounds.push(round),
  });
  await vi.advanceTimersByTimeAsync(8000);
  expect((await drawn).winners).toEqual(['guid']);
  expect(rounds).toEqual([7, 7]);
  expect(bodies[2]).toEqual(bodies[0]);
  vi.useRealTimers();
});

test('a beacon that stays silent is a problem of its own, never a draw without it', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response('{"success":true,"awaited":{"round":7}}', { status: 202 }));
  const promised = { spinId: 'spin', number: 1, commitment: '', entropy: 'ab'.repeat(32) };
  const drawn = drawOfficially(promised, newWheel(), { hidesTexts: false, places: 1 }).catch(problemOf);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await drawn).toBe('beacon');
  vi.useRealTimers();
});
