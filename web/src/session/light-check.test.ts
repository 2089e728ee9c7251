import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handler } from '../api/testing/fake-api';
import { checkOnReturn, lightCheck } from './decide-session';
import { clearSession, storeTokens } from './keep-session';
import { sessionStore } from './session-state';
import { storedTokens } from './stored-session';
import { makeToken } from './testing/make-token';

const route = 'HEAD /api/auth/status';
let start = Date.parse('2026-03-01T12:00:00Z');

beforeEach(() => {
  start += 3_600_000; // longer than the previous check is valid
  vi.useFakeTimers({ now: start });
  storeTokens({ accessToken: makeToken({ jti: start }), refreshTokenId: 'r1' });
  sessionStore.setState({ status: 'signed-in' });
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const isSignedIn = () => storedTokens() !== null && sessionStore.getState().status === 'signed-in';

describe('the light check', () => {
  it('is a HEAD request with the token; 200 keeps the session', async () => {
    const { calls } = fakeApi({ [route]: { status: 200 } });
    await lightCheck();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ route, bearer: storedTokens()?.accessToken });
    expect(isSignedIn()).toBe(true);
  });

  it.each([401, 403])('%d clears the session', async (status) => {
    fakeApi({ [route]: { status } });
    await lightCheck();
    expect(isSignedIn()).toBe(false);
    expect(storedTokens()).toBeNull();
  });

  it.each<Handler>(['offline', { status: 500 }, { status: 404 }, { status: 429 }])(
    '%j keeps things as they are',
    async (answer) => {
      fakeApi({ [route]: answer });
      await lightCheck();
      expect(isSignedIn()).toBe(true);
    },
  );

  it('counts for 60 seconds', async () => {
    const { calls } = fakeApi({ [route]: { status: 200 } });
    await lightCheck();
    vi.advanceTimersByTime(59_999);
    await lightCheck();
    expect(calls).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await lightCheck();
    expect(calls).toHaveLength(2);
  });

  it('is 5 seconds apart from the next, even when it brought no answer', async () => {
    const { calls } = fakeApi({ [route]: 'offline' });
    await lightCheck();
    vi.advanceTimersByTime(4999);
    await lightCheck();
    expect(calls).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await lightCheck();
    expect(calls).toHaveLength(2);
  });

  it('renews an expired token first, since its refusal would say nothing about the session', async () => {
    storeTokens({ accessToken: makeToken({ exp: start / 1000 + 59 }), refreshTokenId: 'r1' });
    const fresh = makeToken({ jti: 'fresh' });
    const { routes, calls } = fakeApi({
      'POST /api/auth/refresh': { body: { access_token: fresh, refresh_token_id: 'r2' } },
      [route]: { status: 200 },
    });
    await lightCheck();
    expect(routes()).toEqual(['POST /api/auth/refresh', route]);
    expect(calls[1]?.bearer).toBe(fresh);
  });

  it('of a page that was signed in when it was left, but is no more, ends its session without asking', async () => {
    clearSession();
    const { calls } = fakeApi({});
    const stop = checkOnReturn();
    window.dispatchEvent(new Event('pageshow'));
    stop();
    expect(sessionStore.getState().status).toBe('guest');
    expect(calls).toEqual([]);
  });

  it('asks nothing for guests', async () => {
    clearSession();
    sessionStore.setState({ status: 'guest' });
    const { calls } = fakeApi({});
    await lightCheck();
    expect(calls).toEqual([]);
  });

  it('happens when the visitor comes back to the page, until it is stopped', async () => {
    const { calls } = fakeApi({ [route]: { status: 200 } });
    const stop = checkOnReturn();
    window.dispatchEvent(new Event('focus'));
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    stop();
    vi.advanceTimersByTime(120_000);
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(calls).toHaveLength(1);
  });
});
