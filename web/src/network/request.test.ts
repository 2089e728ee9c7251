import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problemOf } from '../api/problem';
import { readBody } from '../api/read-answer';
import { request } from './request';

const address = 'https://wheel.example/api/x';
let signals: (AbortSignal | null | undefined)[] = [];

/** A server that answers every call with this. */
const answerWith = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    signals.push(init.signal);
    return answer();
  });
const never = () => new Promise<never>(() => {});
const failureOf = (call: Promise<unknown>) => call.then(() => 'none', problemOf);

/** A response in pieces, each after a pause; without a `null` at the end it stays silent. */
function answerOf(pieces: (string | null)[], pause: number): Response {
  const read = async () => {
    const piece = pieces.shift();
    if (piece === undefined) return never();
    await new Promise((resolve) => setTimeout(resolve, pause));
    return piece === null ? { done: true } : { done: false, value: new TextEncoder().encode(piece) };
  };
  return Object.defineProperty(new Response(), 'body', { value: { getReader: () => ({ read }) } });
}

beforeEach(() => {
  vi.useFakeTimers();
  signals = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a call that is never answered', () => {
  it.each([
    ['usual', 30_000],
    ['start', 5000],
  ] as const)('with the patience "%s" fails after %d ms as without a connection', async (patience, limit) => {
    answerWith(never);
    const problem = failureOf(request(address, { deadline: patience }));
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(signals[0]?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await problem).toBe('offline');
    expect(signals[0]?.aborted).toBe(true);
  });
});

describe('an answer', () => {
  it('in time leaves no timer behind', async () => {
    answerWith(async () => new Response('{"a":1}'));
    expect(await readBody(await request(address))).toEqual({ a: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('may be slow as long as it goes on', async () => {
    answerWith(async () => answerOf(['{"a":', '"ü"', '}', null], 4000));
    const body = request(address, { deadline: 'start' }).then(readBody);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(await body).toEqual({ a: 'ü' });
  });

  it('that stops half way is a lost connection, not an empty answer', async () => {
    answerWith(async () => answerOf(['{"a":'], 0));
    const problem = failureOf(request(address, { deadline: 'start' }).then(readBody));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await problem).toBe('offline');
  });
});

describe('a call that its caller gives up', () => {
  it.each([true, false])('is aborted (given up before it begins: %s)', async (isEarly) => {
    answerWith(never);
    const caller = new AbortController();
    if (isEarly) caller.abort();
    void request(address, { signal: caller.signal }).catch(() => {});
    caller.abort();
    expect(signals[0]?.aborted).toBe(true);
  });
});
