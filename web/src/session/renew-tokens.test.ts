import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handler } from '../api/testing/fake-api';
import { clearSession, storedClockAhead, storeTokens } from './keep-session';
import { readUser } from './read-user';
import { hasSpent, renewForDuplicatedTab, renewTokens } from './renew-tokens';
import { sessionStore } from './session-state';
import { storedTokens } from './stored-session';
import { makeToken } from './testing/make-token';
import type { User } from './user';

const route = 'POST /api/auth/refresh';
const answer = (token: string): Handler => ({ body: { access_token: token, refresh_token_id: 'r2' } });

beforeEach(() => {
  storeTokens({ accessToken: 'old', refreshTokenId: 'r1' });
  sessionStore.setState({ status: 'signed-in' });
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('renewing the tokens', () => {
  it('exchanges the refresh id and keeps both new ones', async () => {
    const { calls } = fakeApi({ [route]: answer('new') });
    expect(await renewTokens('old')).toEqual({ token: 'new' });
    expect(calls[0]?.body).toEqual({ refresh_token_id: 'r1' });
    expect(storedTokens()).toEqual({ accessToken: 'new', refreshTokenId: 'r2' });
  });

  it('happens once for many who ask at the same time', async () => {
    const { calls } = fakeApi({ [route]: answer('new') });
    const renewals = await Promise.all(Array.from({ length: 20 }, () => renewTokens('old')));
    expect(calls).toHaveLength(1);
    expect(new Set(renewals.map((renewal) => JSON.stringify(renewal)))).toEqual(new Set(['{"token":"new"}']));
  });

  it('is not repeated for a request whose refusal arrives late', async () => {
    const { calls } = fakeApi({ [route]: answer('new') });
    await renewTokens('old');
    expect(await renewTokens('old')).toEqual({ token: 'new' });
    expect(calls).toHaveLength(1);
  });

  it.each([401, 403])('refused with %d ends the session', async (status) => {
    fakeApi({ [route]: { status } });
    expect(await renewTokens('old')).toBe('rejected');
    expect(storedTokens()).toBeNull();
    expect(sessionStore.getState().status).toBe('guest');
  });

  it.each<Handler>([
    'offline',
    { status: 500 },
    { status: 503 },
    { status: 429 },
    { body: '<html>' },
    { body: {} },
  ])('met by %j ends nothing', async (trouble) => {
    fakeApi({ [route]: trouble });
    expect(await renewTokens('old')).toBe('unreachable');
    expect(storedTokens()).toEqual({ accessToken: 'old', refreshTokenId: 'r1' });
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  it('without a refresh id is refused without asking', async () => {
    storeTokens({ accessToken: 'old', refreshTokenId: null });
    const { calls } = fakeApi({});
    expect(await renewTokens('old')).toBe('rejected');
    expect(calls).toEqual([]);
    expect(storedTokens()).toBeNull();
  });

  it('does not bring a session back that ended meanwhile', async () => {
    fakeApi({
      [route]: () => {
        clearSession();
        return { body: { access_token: 'new', refresh_token_id: 'r2' } };
      },
    });
    expect(await renewTokens('old')).toBe('rejected');
    expect(storedTokens()).toBeNull();
  });

  it('learns how far this machine’s clock is off', async () => {
    vi.useFakeTimers({ now: 1_780_000_000_000 });
    const twoHoursAhead = 1_780_007_200;
    fakeApi({ [route]: answer(makeToken({ iat: twoHoursAhead, exp: twoHoursAhead + 900 })) });
    await renewTokens('old');
    expect(storedClockAhead()).toBe(7_200_000);
  });

  it('for two tabs gives the other its own part', async () => {
    const { calls } = fakeApi({
      [route]: { body: { access_token: 'new', refresh_token_id: 'r2', twin_refresh_token_id: 'r2b' } },
    });
    expect(await renewForDuplicatedTab()).toEqual({
      spent: 'r1',
      original: 'r2',
      tokens: { accessToken: 'new', refreshTokenId: 'r2b' },
    });
    expect(calls[0]?.body).toEqual({ refresh_token_id: 'r1', twin: true });
    expect(storedTokens()).toEqual({ accessToken: 'new', refreshTokenId: 'r2' });
  });

  it('for two waits for the renewal that is under way, and goes on from there', async () => {
    const { calls } = fakeApi({ [route]: answer('new') });
    await Promise.all([renewTokens('old'), renewForDuplicatedTab()]);
    expect(calls.map(({ body }) => body)).toEqual([
      { refresh_token_id: 'r1' },
      { refresh_token_id: 'r2', twin: true },
    ]);
  });

  it('for two gives the other its part also when that tab was faster', async () => {
    fakeApi({
      [route]: () => {
        storeTokens({ accessToken: 'theirs', refreshTokenId: 'r2' });
        return { body: { access_token: 'new', refresh_token_id: 'r2', twin_refresh_token_id: 'r2b' } };
      },
    });
    expect(await renewForDuplicatedTab()).toMatchObject({
      spent: 'r1',
      original: 'r2',
      tokens: { refreshTokenId: 'r2b' },
    });
  });

  it('is asked for once more when the answer gets lost, since it may have spent the id', async () => {
    let lost = 1;
    const { calls } = fakeApi({
      [route]: () => {
        if (lost-- > 0) throw new TypeError('Failed to fetch');
        return { body: { access_token: 'new', refresh_token_id: 'r2' } };
      },
    });
    expect(await renewTokens('old')).toEqual({ token: 'new' });
    expect(calls).toHaveLength(2);
    expect(hasSpent('r1')).toBe(true);
  });

  it('for two gives nothing away when it does not work', async () => {
    fakeApi({ [route]: 'offline' });
    expect(await renewForDuplicatedTab()).toBeNull();
    expect(storedTokens()).toEqual({ accessToken: 'old', refreshTokenId: 'r1' });
  });

  it('follows the tier of the new token', async () => {
    const user = readUser({ id: '1', name: 'Ada' }) as User;
    sessionStore.setState({ status: 'signed-in', user });
    const subscription = { tier: 'pro', expires: null };
    fakeApi({ [route]: answer(makeToken({ exp: 1_990_000_000, subscription })) });
    await renewTokens('old');
    expect(sessionStore.getState().user?.subscription).toEqual(subscription);
  });
});
