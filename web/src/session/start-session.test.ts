import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handler } from '../api/testing/fake-api';
import { endSession } from './change-session';
import { carryNotice, clearSession, storeTokens } from './keep-session';
import { readLanding } from './landing';
import { loggedOut } from './notices';
import { authStateChanged, recentListEmptied, sessionStore } from './session-state';
import { startSession } from './start-session';
import { storedTokens } from './stored-session';
import { makeToken } from './testing/make-token';
import { watchedHost } from './testing/watched-host';

const profile = 'GET /api/user/profile';
const refresh = 'POST /api/auth/refresh';
const verify = 'GET /api/auth/email/verify';
const user = { id: 'u1', name: 'Ada', email: 'ada@example.org', mruList: ['w1'] };
const known: Handler = { body: { success: true, user } };

const host = watchedHost();
const guestHere = { linkTarget: null, isNewSession: false };
const heard: string[] = [];
const hear = ({ type }: Event) => heard.push(type);
let stop = () => {};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  heard.length = 0;
  for (const name of [authStateChanged, recentListEmptied]) window.addEventListener(name, hear);
  sessionStore.setState({ status: 'starting', user: null, recent: [] });
});
afterEach(() => {
  stop();
  for (const name of [authStateChanged, recentListEmptied]) window.removeEventListener(name, hear);
  for (const mock of Object.values(host)) mock.mockReset();
  clearSession();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  stop = startSession(host);
};
const settled = () => vi.waitFor(() => expect(host.settled).toHaveBeenCalled());
const { getState } = sessionStore;

describe('a page without a token', () => {
  it('knows at once that the visitor is a guest, without a request', async () => {
    const { calls } = fakeApi({});
    open('/de/');
    expect(getState().status).toBe('guest');
    await settled();
    expect(host.settled).toHaveBeenCalledExactlyOnceWith(false, { ...guestHere, hasFailed: false });
    expect(calls).toEqual([]);
    expect(heard).toEqual([]);
  });
});

describe('a token in the address', () => {
  it.each([
    ['/de/?x=1#token=TOKEN&refresh_token_id=r9', '/de/?x=1'],
    ['/de/?token=TOKEN&refresh_token_id=r9&provider=google', '/de/'],
  ])('%s is taken out of it before anything else happens', async (address, cleaned) => {
    const token = makeToken();
    fakeApi({ [profile]: known });
    open(address.replace('TOKEN', token));
    expect(window.location.href).toBe(window.location.origin + cleaned);
    await vi.waitFor(() => expect(storedTokens()).toEqual({ accessToken: token, refreshTokenId: 'r9' }));
  });

  it('is taken after a reload when the session could not start before it', async () => {
    fakeApi({ [profile]: known });
    window.history.replaceState(null, '', `/#token=${makeToken()}&refresh_token_id=r9`);
    readLanding();
    open('/');
    await vi.waitFor(() => expect(storedTokens()?.refreshTokenId).toBe('r9'));
    expect(sessionStorage.getItem('heldSignIn')).toBeNull();
  });

  it('replaces all that was stored of another user', async () => {
    sessionStorage.setItem('refreshTokenId', 'r1');
    sessionStorage.setItem('userProfile', '{"id":"other"}');
    sessionStorage.setItem('mruList', '[{"id":"theirs"}]');
    fakeApi({ [profile]: 'offline' });
    const token = makeToken();
    open(`/#token=${token}`);
    await vi.waitFor(() => expect(storedTokens()).toEqual({ accessToken: token, refreshTokenId: null }));
    for (const key of ['userProfile', 'mruList']) expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('with its profile makes a session', async () => {
    const { calls } = fakeApi({ [profile]: known });
    const token = makeToken();
    open(`/#token=${token}&refresh_token_id=r1`);
    expect(getState().status).toBe('starting');
    await settled();
    expect(calls).toMatchObject([{ route: profile, bearer: token }]);
    expect(getState()).toMatchObject({ status: 'signed-in', user: { name: 'Ada' }, recent: [{ id: 'w1' }] });
    expect(sessionStorage.getItem('mruList')).toBe('[{"id":"w1"}]');
    expect(host.settled).toHaveBeenCalledExactlyOnceWith(true, {
      linkTarget: null,
      hasFailed: false,
      isNewSession: true,
    });
    expect(heard).toEqual([authStateChanged]);
  });

  it('that cannot be parsed is a failure: nothing is left, and both events are raised', async () => {
    const { calls } = fakeApi({});
    open('/#token=nonsense&refresh_token_id=r1');
    await settled();
    expect(storedTokens()).toBeNull();
    expect(getState().status).toBe('guest');
    expect(heard).toEqual([recentListEmptied, authStateChanged]);
    expect(host.tell).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'error', text: 'tokenInvalid' }),
    );
    expect(calls).toEqual([]);
  });
});

describe('a stored token', () => {
  const expired = () => makeToken({ exp: Math.floor(Date.now() / 1000) + 59 });

  it('that has expired is renewed before the profile is asked for', async () => {
    const fresh = makeToken({ jti: 'fresh' });
    storeTokens({ accessToken: expired(), refreshTokenId: 'r1' });
    const { routes, calls } = fakeApi({
      [refresh]: { body: { access_token: fresh, refresh_token_id: 'r2' } },
      [profile]: known,
    });
    open('/');
    await settled();
    expect(routes()).toEqual([refresh, profile]);
    expect(calls[1]?.bearer).toBe(fresh);
    expect(getState().status).toBe('signed-in');
  });

  it.each([401, 403])('that has expired and cannot be renewed (%d) does not sign in', async (status) => {
    storeTokens({ accessToken: expired(), refreshTokenId: 'r1' });
    const { routes } = fakeApi({ [refresh]: { status } });
    open('/');
    await settled();
    expect(routes()).toEqual([refresh]);
    expect(storedTokens()).toBeNull();
    expect(heard).toEqual([recentListEmptied, authStateChanged]);
  });

  it.each<Handler>([
    { status: 401 },
    { status: 403 },
    { status: 404 },
    { body: { user: {} } },
    { body: '<html>' },
  ])('whose profile is answered with %j is a failure', async (answer) => {
    storeTokens({ accessToken: makeToken(), refreshTokenId: 'r1' });
    fakeApi({ [profile]: answer, [refresh]: { status: 401 } });
    open('/');
    await settled();
    expect(storedTokens()).toBeNull();
    expect(getState().status).toBe('guest');
    expect(heard).toEqual([recentListEmptied, authStateChanged]);
    expect(host.tell).not.toHaveBeenCalled();
  });

  it.each<Handler>(['offline', { status: 500 }, { status: 503 }, { status: 429 }])(
    'whose profile meets %j is kept, and tried again',
    async (trouble) => {
      vi.useFakeTimers();
      storeTokens({ accessToken: makeToken(), refreshTokenId: 'r1' });
      const { table } = fakeApi({ [profile]: trouble });
      open('/');
      await vi.waitFor(() => expect(getState().status).toBe('guest'));
      expect(storedTokens()).not.toBeNull();
      expect(host.settled).not.toHaveBeenCalled();
      expect(heard).toEqual([]);
      table[profile] = known;
      await vi.advanceTimersByTimeAsync(2000);
      expect(getState().status).toBe('signed-in');
      expect(host.settled).toHaveBeenCalledTimes(1);
    },
  );

  it('whose profile is never answered: the page goes on as a guest, and signs in when the answer comes', async () => {
    vi.useFakeTimers();
    storeTokens({ accessToken: makeToken(), refreshTokenId: 'r1' });
    const { table } = fakeApi({ [profile]: () => new Promise(() => {}) });
    open('/');
    await vi.advanceTimersByTimeAsync(4900);
    expect(getState().status).toBe('starting');
    await vi.advanceTimersByTimeAsync(100);
    expect(getState().status).toBe('guest');
    expect(storedTokens()).not.toBeNull();
    table[profile] = known;
    await vi.advanceTimersByTimeAsync(2000);
    expect(getState().status).toBe('signed-in');
    expect(host.settled).toHaveBeenCalledTimes(1);
  });

  it('is tried again at once when the browser is online again', async () => {
    storeTokens({ accessToken: makeToken(), refreshTokenId: 'r1' });
    const { table } = fakeApi({ [profile]: 'offline' });
    open('/');
    await vi.waitFor(() => expect(getState().status).toBe('guest'));
    table[profile] = known;
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(getState().status).toBe('signed-in');
  });

  it('of a machine whose clock is two hours ahead does not expire for ever', async () => {
    const iat = Math.floor(Date.now() / 1000) - 7200;
    const fresh = makeToken({ iat, exp: iat + 900 });
    storeTokens({ accessToken: expired(), refreshTokenId: 'r1' });
    const { routes } = fakeApi({
      [refresh]: { body: { access_token: fresh, refresh_token_id: 'r2' } },
      [profile]: known,
    });
    open('/');
    await settled();
    stop();
    open('/');
    await vi.waitFor(() => expect(host.settled).toHaveBeenCalledTimes(2));
    expect(routes()).toEqual([refresh, profile, profile]);
  });
});

it('a session that a call in the background finds over is told, a sign-out is not', async () => {
  storeTokens({ accessToken: makeToken(), refreshTokenId: 'r1' });
  fakeApi({ [profile]: known });
  open('/');
  await settled();
  endSession('left');
  expect(host.showLost).not.toHaveBeenCalled();
  stop();
  storeTokens({ accessToken: makeToken(), refreshTokenId: 'r1' });
  open('/');
  await vi.waitFor(() => expect(getState().status).toBe('signed-in'));
  endSession();
  expect(host.showLost).toHaveBeenCalledOnce();
  expect(getState().status).toBe('guest');
});

describe('a mailed link', () => {
  it('is verified, signs in, and says where it leads', async () => {
    const token = makeToken();
    const { routes } = fakeApi({
      [verify]: { body: { access_token: token, refresh_token_id: 'r1', returnTo: 'https://evil.com//x' } },
      [profile]: known,
    });
    open('/login?auth=email&token=link');
    expect(window.location.pathname + window.location.search).toBe('/login');
    expect(getState().status).toBe('starting');
    await settled();
    expect(routes()).toEqual([verify, profile]);
    expect(host.settled).toHaveBeenCalledExactlyOnceWith(true, {
      linkTarget: '/dashboard',
      hasFailed: false,
      isNewSession: true,
    });
  });

  it.each<[Handler, object]>([
    [{ status: 401 }, { as: 'toast', kind: 'warning', text: 'linkUsed' }],
    [
      { status: 401, body: { code: 'sign_up_closed' } },
      { as: 'toast', kind: 'warning', text: 'signUpClosed' },
    ],
    [
      { status: 401, body: { code: 'account_disabled' } },
      { as: 'toast', kind: 'warning', text: 'accountDisabled' },
    ],
    [
      { status: 400, body: { error: 'Odd' } },
      { as: 'toast', kind: 'error', text: 'linkFailed', message: 'Odd' },
    ],
    [
      { status: 500, body: {} },
      { as: 'toast', kind: 'error', text: 'linkFailed' },
    ],
    ['offline', { as: 'popup', text: 'verification' }],
    [{ body: '<html>' }, { as: 'popup', text: 'verification' }],
  ])('answered with %j says so and stays', async (answer, notice) => {
    fakeApi({ [verify]: answer });
    open('/login?auth=email&token=link');
    await settled();
    expect(host.tell).toHaveBeenCalledExactlyOnceWith(notice);
    expect(host.settled).toHaveBeenCalledExactlyOnceWith(false, { ...guestHere, hasFailed: true });
    expect(getState().status).toBe('guest');
  });

  it('that is dead leaves a living session alone', async () => {
    storeTokens({ accessToken: makeToken(), refreshTokenId: 'r1' });
    fakeApi({ [verify]: { status: 401 }, [profile]: known });
    open('/login?auth=email&token=link');
    await settled();
    expect(getState().status).toBe('signed-in');
  });

  it('whose verification leads elsewhere is followed, on this site', async () => {
    fakeApi({ [verify]: { redirectedTo: `${window.location.origin}/de/?a=1` } });
    open('/login?auth=email&token=link');
    await vi.waitFor(() => expect(host.go).toHaveBeenCalledExactlyOnceWith('/de/?a=1'));
  });
});

describe('what came back with the address', () => {
  it('is told: an error of the catalogue', async () => {
    fakeApi({});
    open('/login?error=access_denied&provider=google&returnTo=%2Fde%2F');
    await settled();
    expect(host.tell).toHaveBeenCalledExactlyOnceWith({ as: 'toast', kind: 'warning', text: 'accessDenied' });
    expect(window.location.search).toBe('?returnTo=%2Fde%2F');
    expect(host.settled).toHaveBeenCalledExactlyOnceWith(false, { ...guestHere, hasFailed: true });
  });

  it('is told: a provider that does not exist', async () => {
    fakeApi({});
    open('/login?provider=twitter');
    await settled();
    expect(host.tell).toHaveBeenCalledExactlyOnceWith({
      as: 'toast',
      kind: 'error',
      text: 'invalidProvider',
    });
  });

  it('is told: the last word of the page before', async () => {
    fakeApi({});
    carryNotice(loggedOut);
    open('/');
    await settled();
    expect(host.tell).toHaveBeenCalledExactlyOnceWith(loggedOut);
    expect(sessionStorage.getItem('carriedNotice')).toBeNull();
  });

  it('is told: an error in place of the page, and then the way leads to the sign-in page', async () => {
    fakeApi({});
    document.body.innerHTML = '{"success":false,"error":"Invalid or expired token"}';
    let close = () => {};
    host.tell.mockReturnValue(
      new Promise((resolve) => {
        close = resolve;
      }),
    );
    open('/');
    expect(host.tell).toHaveBeenCalledExactlyOnceWith({ as: 'popup', text: 'linkUsed' });
    expect(host.go).not.toHaveBeenCalled();
    close();
    await vi.waitFor(() => expect(host.go).toHaveBeenCalledExactlyOnceWith('/login'));
    document.body.innerHTML = '';
  });
});

describe('the tier', () => {
  const pro = { tier: 'pro', expires: null } as const;
  const free = { tier: 'free', expires: null } as const;
  const withProfile = (fields: object): Handler => ({
    body: { success: true, user: { ...user, ...fields } },
  });
  const enter = async (subscription: object | undefined, credits?: number) => {
    storeTokens({ accessToken: makeToken({ subscription, credits }), refreshTokenId: 'r1' });
    open('/en/');
    await settled();
    return getState().user;
  };

  it('and the credits are the token’s where the profile has none', async () => {
    fakeApi({ [profile]: known });
    expect(await enter(pro, 7)).toMatchObject({ subscription: pro, credits: 7 });
  });

  it('is the profile’s where the token says nothing', async () => {
    fakeApi({ [profile]: withProfile({ subscription: pro, credits: 3 }) });
    expect(await enter(undefined)).toMatchObject({ subscription: pro, credits: 3 });
  });

  it('is free where neither says anything', async () => {
    fakeApi({ [profile]: known });
    expect(await enter(undefined)).toMatchObject({ subscription: free, credits: 0 });
  });

  it('that was changed a moment ago is asked of a new token', async () => {
    const renewed = { access_token: makeToken({ subscription: pro }), refresh_token_id: 'r2' };
    fakeApi({ [profile]: withProfile({ subscription: pro }), [refresh]: { body: renewed } });
    expect(await enter(free)).toMatchObject({ subscription: pro });
    expect(storedTokens()?.refreshTokenId).toBe('r2');
  });

  it('stays the token’s where no new one can be had', async () => {
    fakeApi({ [profile]: withProfile({ subscription: pro }), [refresh]: 'offline' });
    expect(await enter(free)).toMatchObject({ subscription: free });
  });
});
