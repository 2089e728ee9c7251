import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handler } from '../api/testing/fake-api';
import { endSession } from './change-session';
import { clearSession, isSignInUnasked, storeTokens } from './keep-session';
import { rememberAction, rememberSignInBegun, takeAction } from './remembered';
import { sessionStore } from './session-state';
import { startSession } from './start-session';
import { storedTokens } from './stored-session';
import { Channel } from './testing/channel';
import { makeToken } from './testing/make-token';
import { watchedHost } from './testing/watched-host';

const profile = 'GET /api/user/profile';
const refresh = 'POST /api/auth/refresh';
const verify = 'GET /api/auth/email/verify';
const hers = makeToken({ sub: 'ada' });
const his = makeToken({ sub: 'bob' });
const ada = { id: 'ada', name: 'Ada' };
const bob = { id: 'bob', name: 'Bob' };

const host = watchedHost();
let stop = () => {};

beforeEach(() => {
  sessionStore.setState({ status: 'starting', user: null, recent: [] });
  storeTokens({ accessToken: hers, refreshTokenId: 'r-ada' });
});
afterEach(() => {
  stop();
  for (const mock of Object.values(host)) mock.mockReset();
  clearSession();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

/** A server with a profile for each token of the table; it rejects every other token. */
function server(profiles: Record<string, Handler>) {
  const answer = fakeApi({ [refresh]: { status: 401 } });
  answer.table[profile] = () => {
    const given = profiles[answer.calls.at(-1)?.bearer ?? ''] ?? { status: 401 };
    if (given === 'offline') throw new TypeError('Failed to fetch');
    return typeof given === 'function' ? given() : given;
  };
  return answer;
}
const of = (user: object): Handler => ({ body: { success: true, user } });

async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  stop = startSession(host);
  await vi.waitFor(() => expect(host.settled).toHaveBeenCalled());
}
const userNow = () => sessionStore.getState().user?.id;
const stays = { linkTarget: null, hasFailed: false, isNewSession: false };

describe('tokens that arrive where someone is signed in', () => {
  const link = `/de/#token=${his}&refresh_token_id=r-bob`;

  it('change the account only after the visitor has agreed', async () => {
    server({ [hers]: of(ada), [his]: of(bob) });
    host.askToSwitch.mockImplementation(async () => {
      expect(storedTokens()?.accessToken).toBe(hers);
      expect(userNow()).toBe('ada');
      return true;
    });
    await open(link);
    expect(host.askToSwitch).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining(ada),
      expect.objectContaining(bob),
    );
    expect(userNow()).toBe('bob');
    expect(storedTokens()).toEqual({ accessToken: his, refreshTokenId: 'r-bob' });
    expect(host.settled).toHaveBeenCalledExactlyOnceWith(true, { ...stays, isNewSession: true });
  });

  it('are dropped when the visitor says no', async () => {
    server({ [hers]: of(ada), [his]: of(bob) });
    host.askToSwitch.mockResolvedValue(false);
    await open(link);
    expect(window.location.hash).toBe('');
    expect(userNow()).toBe('ada');
    expect(storedTokens()).toEqual({ accessToken: hers, refreshTokenId: 'r-ada' });
    expect(host.tell).not.toHaveBeenCalled();
    expect(host.settled).toHaveBeenCalledExactlyOnceWith(true, stays);
  });

  it.each([his, 'nonsense'])('and are dead do not sign the user out: %s', async (token) => {
    server({ [hers]: of(ada) });
    await open(`/#token=${token}&refresh_token_id=r-bob`);
    expect(userNow()).toBe('ada');
    expect(storedTokens()).toEqual({ accessToken: hers, refreshTokenId: 'r-ada' });
    expect(host.askToSwitch).not.toHaveBeenCalled();
    expect(host.tell).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: 'tokenInvalid' }));
    expect(host.settled).toHaveBeenCalledExactlyOnceWith(true, { ...stays, hasFailed: true });
  });

  it.each<Handler>(['offline', { status: 503 }])('and get no answer (%j) change nothing', async (trouble) => {
    server({ [hers]: of(ada), [his]: trouble });
    await open(link);
    expect(userNow()).toBe('ada');
    expect(storedTokens()?.accessToken).toBe(hers);
    expect(host.tell).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ text: 'temporarilyUnavailable' }),
    );
  });

  it('are taken without a question when this browser began the sign-in, once', async () => {
    server({ [hers]: of(ada), [his]: of(bob) });
    rememberSignInBegun();
    await open(link);
    expect(userNow()).toBe('bob');
    expect(host.askToSwitch).not.toHaveBeenCalled();
    stop();
    host.settled.mockReset();
    host.askToSwitch.mockResolvedValue(false);
    await open(`/#token=${hers}`);
    expect(host.askToSwitch).toHaveBeenCalledOnce();
    expect(userNow()).toBe('bob');
  });

  it('are taken without a question when they are of the same user', async () => {
    server({ [hers]: of(ada), [his]: of(ada) });
    await open(link);
    expect(host.askToSwitch).not.toHaveBeenCalled();
    expect(storedTokens()?.accessToken).toBe(his);
  });

  it('are taken without a question when the session has ended on the server', async () => {
    server({ [his]: of(bob) });
    await open(link);
    expect(host.askToSwitch).not.toHaveBeenCalled();
    expect(host.tell).not.toHaveBeenCalled();
    expect(userNow()).toBe('bob');
  });

  it.each([true, false])('by a mailed link are asked about too: %j', async (isConfirmed) => {
    const { table } = server({ [hers]: of(ada), [his]: of(bob) });
    table[verify] = { body: { access_token: his, refresh_token_id: 'r-bob', returnTo: '/fr/' } };
    host.askToSwitch.mockResolvedValue(isConfirmed);
    await open('/login?auth=email&token=link');
    expect(userNow()).toBe(isConfirmed ? 'bob' : 'ada');
    expect(host.settled).toHaveBeenCalledExactlyOnceWith(
      true,
      isConfirmed ? { linkTarget: '/fr/', hasFailed: false, isNewSession: true } : stays,
    );
  });
});

it('tokens that arrive while the server is away wait, and so does the session that is here', async () => {
  vi.useFakeTimers();
  const profiles: Record<string, Handler> = { [hers]: { status: 503 }, [his]: of(bob) };
  server(profiles);
  host.askToSwitch.mockResolvedValue(true);
  window.history.replaceState(null, '', `/#token=${his}&refresh_token_id=r-bob`);
  stop = startSession(host);
  await vi.waitFor(() => expect(sessionStore.getState().status).toBe('guest'));
  expect(storedTokens()?.accessToken).toBe(hers);
  profiles[hers] = of(ada);
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(host.askToSwitch).toHaveBeenCalledOnce();
  expect(userNow()).toBe('bob');
});

describe('tokens that this browser did not ask for, where nobody is signed in', () => {
  const link = `/de/#token=${his}&refresh_token_id=r-bob`;
  /** Another tab of this browser, signed in as Ada. */
  let other: Channel;

  beforeEach(() => {
    clearSession();
    vi.stubGlobal('BroadcastChannel', Channel);
    other = new Channel();
  });
  afterEach(() => Channel.open.clear());

  it('sign in, but run nothing that was pending and are remembered as unasked', async () => {
    server({ [his]: of(bob) });
    rememberAction('save', 'wheel-1');
    await open(link);
    expect(userNow()).toBe('bob');
    expect(host.askToSwitch).not.toHaveBeenCalled();
    expect(isSignInUnasked()).toBe(true);
    expect(takeAction('save')).toBeNull();
    endSession('left');
    expect(isSignInUnasked()).toBe(false);
    expect(takeAction('save')).toBe('save');
  });

  it.each(['in this tab', 'in another'])('are no more trusted when they come again %s', async (where) => {
    server({ [his]: of(bob) });
    await open(link);
    if (where === 'in another') {
      clearSession();
      other.onmessage = ({ data }) => {
        if ((data as { kind: string }).kind === 'who') other.postMessage({ kind: 'user', user: bob });
      };
    }
    stop();
    host.settled.mockReset();
    sessionStore.setState({ status: 'starting', user: null, recent: [] });
    rememberAction('save', 'wheel-1');
    await open(link);
    expect(userNow()).toBe('bob');
    expect(isSignInUnasked()).toBe(true);
    expect(takeAction('save')).toBeNull();
  });

  it('run what was pending where this browser began the sign-in', async () => {
    server({ [his]: of(bob) });
    rememberAction('save', 'wheel-1');
    rememberSignInBegun();
    await open(link);
    expect(isSignInUnasked()).toBe(false);
    expect(takeAction('save')).toBe('save');
  });

  it.each([true, false])('ask first where another tab is signed in as someone else: %j', async (isAgreed) => {
    other.onmessage = ({ data }) => {
      if ((data as { kind: string }).kind === 'who') other.postMessage({ kind: 'user', user: ada });
    };
    server({ [his]: of(bob) });
    host.askToSwitch.mockResolvedValue(isAgreed);
    await open(link);
    expect(host.askToSwitch).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining(ada),
      expect.objectContaining(bob),
    );
    expect(userNow()).toBe(isAgreed ? 'bob' : undefined);
    expect(storedTokens()?.accessToken).toBe(isAgreed ? his : undefined);
    expect(sessionStore.getState().status).toBe(isAgreed ? 'signed-in' : 'guest');
  });
});
