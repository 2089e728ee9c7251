import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSession, storeTokens } from '../session/keep-session';
import { storedTokens } from '../session/stored-session';
import { openLiveRoom } from './live';
import type { components } from './schema';
import { fakeApi, type Handler } from './testing/fake-api';

const room = { wheel: {} as components['schemas']['Wheel'], lang: 'en', hidesTexts: false };
const opened = { liveId: 'l', hostKey: 'k', code: 'c', url: '/live' };
const success = { status: 201, body: { success: true, ...opened } };
const refused = { status: 401, body: { success: false, code: 'not_authenticated', message: 'Sign in.' } };

afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

const signIn = () => storeTokens({ accessToken: 'mine', refreshTokenId: 'r' });
const renewed = { body: { access_token: 'new', refresh_token_id: 'r2' } };

/** A server with these responses in order; returns the bearers of the calls. */
function serverThatAnswers(answers: Handler[], renewal: Handler = renewed) {
  const left = [...answers];
  const next = () => left.shift() as { status: number };
  const { calls } = fakeApi({ 'POST /api/live': next, 'POST /api/auth/refresh': renewal });
  return () => calls.filter(({ route }) => route === 'POST /api/live').map(({ bearer }) => bearer);
}

describe('opening a live room', () => {
  it('carries the token of a user', async () => {
    signIn();
    const bearers = serverThatAnswers([success]);
    expect(await openLiveRoom(room)).toMatchObject(opened);
    expect(bearers()).toEqual(['mine']);
  });

  it('goes without a token for a guest', async () => {
    const bearers = serverThatAnswers([success]);
    expect(await openLiveRoom(room)).toMatchObject(opened);
    expect(bearers()).toEqual([null]);
  });

  it('renews a token that ran out', async () => {
    signIn();
    const bearers = serverThatAnswers([refused, success]);
    expect(await openLiveRoom(room)).toMatchObject(opened);
    expect(bearers()).toEqual(['mine', 'new']);
  });

  it('is done as a guest when the session turns out to be over', async () => {
    signIn();
    const bearers = serverThatAnswers([refused, success], { status: 401 });
    expect(await openLiveRoom(room)).toMatchObject(opened);
    expect(bearers()).toEqual(['mine', null]);
    expect(storedTokens()).toBeNull();
  });
});
