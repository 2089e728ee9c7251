import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handler } from '../api/testing/fake-api';
import { endSession } from './change-session';
import { clearSession, storeTokens, takeCarriedNotice } from './keep-session';
import { homeAfterLogout, logOut } from './leave-session';
import { authStateChanged, recentListEmptied, sessionStore } from './session-state';
import { storedTokens } from './stored-session';

const route = 'GET /api/auth/logout';
const leaving = { tell: vi.fn(), go: vi.fn(), leave: async () => endSession('left') };

beforeEach(() => {
  storeTokens({ accessToken: 'a', refreshTokenId: 'r' });
  sessionStore.setState({ status: 'signed-in' });
});
afterEach(() => {
  clearSession();
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  leaving.tell.mockReset();
  leaving.go.mockReset();
});

describe('logging out', () => {
  it('tells the server with the token, clears everything and raises both events', async () => {
    const { calls } = fakeApi({ [route]: {} });
    const heard: string[] = [];
    const hear = ({ type }: Event) => heard.push(type);
    for (const name of [recentListEmptied, authStateChanged])
      window.addEventListener(name, hear, { once: true });
    await logOut(leaving);
    expect(calls).toMatchObject([{ route, bearer: 'a' }]);
    expect(storedTokens()).toBeNull();
    expect(sessionStore.getState().status).toBe('guest');
    expect(heard).toEqual([recentListEmptied, authStateChanged]);
    expect(leaving.tell).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'success', text: 'loggedOut' }),
    );
  });

  it('leaves the wheel alone', async () => {
    localStorage.setItem('wheelConfig', 'mine');
    sessionStorage.setItem('sessionWheelConfig', 'content');
    fakeApi({ [route]: {} });
    await logOut(leaving);
    expect(localStorage.getItem('wheelConfig')).toBe('mine');
    expect(sessionStorage.getItem('sessionWheelConfig')).toBe('content');
  });

  it.each<Handler>([{ status: 500 }, { status: 401 }, 'offline'])(
    'answered with %j is a warning, but here it is done',
    async (answer) => {
      fakeApi({ [route]: answer });
      await logOut(leaving);
      expect(storedTokens()).toBeNull();
      expect(leaving.tell).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ kind: 'warning', text: 'loggedOutHereOnly' }),
      );
    },
  );

  it('that fails in an unexpected way is an error', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    fakeApi({ [route]: {} });
    vi.spyOn(sessionStore, 'setState').mockImplementation(() => {
      throw new Error('broken');
    });
    await logOut(leaving);
    expect(leaving.tell).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'error', text: 'logoutFailed' }),
    );
  });

  it('elsewhere goes home and says it there', async () => {
    window.history.replaceState(null, '', '/en-au/');
    fakeApi({ [route]: {} });
    await logOut(leaving);
    expect(leaving.go).toHaveBeenCalledExactlyOnceWith('/');
    expect(leaving.tell).not.toHaveBeenCalled();
    expect(takeCarriedNotice()).toMatchObject({ text: 'loggedOut' });
  });

  it.each([
    ['/de/', '/de/'],
    ['/de', '/de/'],
    ['/xx/', '/xx/'],
    ['/', '/'],
    ['/en-au/', '/'],
    ['/de/wheels/lunch', '/'],
    ['/DE/', '/'],
    ['/deu/', '/'],
    ['/dashboard', '/'],
    ['/de/account/', '/'],
  ])('on %s leads to %s', (from, to) => {
    expect(homeAfterLogout(from)).toBe(to);
  });
});
