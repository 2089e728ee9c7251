import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepLanguageForSignIn } from '../../i18n/sign-in-language';
import { clearSession, noteSignInUnasked, takeCarriedNotice } from '../../session/keep-session';
import { readUser } from '../../session/read-user';
import { rememberAction, rememberedReturnPage, rememberReturnPage } from '../../session/remembered';
import { sessionStore } from '../../session/session-state';
import { askedReturnTarget, leaveForSignedIn, placeAfterSignIn } from './after-sign-in';

const plain = { linkTarget: null, hasFailed: false, isNewSession: false };
const ada = { id: 'u1', name: 'Ada', email: 'ada@example.org' };
const at = (address: string) => window.history.replaceState(null, '', address);

afterEach(() => {
  localStorage.clear();
  at('/');
});

describe('whoever has signed in', () => {
  it.each([
    ['/de/', plain, null],
    ['/dashboard', plain, null],
    ['/login', plain, '/'],
    ['/login/?returnTo=%2Fde%2F%3Fwheel%3D1', plain, '/de/?wheel=1'],
    ['/login?returnTo=%2F%2Fevil.com', plain, '/dashboard'],
    ['/login?returnTo=%2Flogin', plain, '/'],
    ['/login?returnTo=%2Fde%2F', { ...plain, hasFailed: true }, null],
    ['/login', { ...plain, linkTarget: '/fr/' }, '/fr/'],
  ])('at %s with %j goes to %s', (address, arrival, place) => {
    at(address);
    expect(placeAfterSignIn(arrival)).toBe(place);
  });

  it.each([
    ['/de/', plain, '/dashboard'],
    ['/login', { ...plain, linkTarget: '/fr/' }, '/dashboard'],
    ['/dashboard', plain, null],
  ])('and wanted the dashboard, at %s, goes there: %j', (address, arrival, place) => {
    at(address);
    rememberAction('dashboard');
    expect(placeAfterSignIn(arrival)).toBe(place);
    expect(localStorage.getItem('pendingAction')).toBeNull();
  });

  it('comes back to the page where the session had expired, once', () => {
    rememberReturnPage('/es/?wheel=7');
    keepLanguageForSignIn('es');
    at('/login');
    expect(askedReturnTarget()).toBe('/es/?wheel=7');
    const go = vi.fn();
    leaveForSignedIn(plain, { go, tell: vi.fn() });
    expect(go).toHaveBeenCalledExactlyOnceWith('/es/?wheel=7');
    expect(rememberedReturnPage()).toBeNull();
    expect(localStorage.getItem('addressLanguage')).toBeNull();
  });

  it('reads who is signed in now, here or on the page that sign-in leads to', () => {
    sessionStore.setState({ status: 'signed-in', user: readUser(ada) });
    const leaving = { go: vi.fn(), tell: vi.fn() };
    leaveForSignedIn(plain, leaving);
    expect(leaving.tell).not.toHaveBeenCalled();
    const notice = expect.objectContaining({ text: 'signedInAs', user: 'Ada (ada@example.org)' });
    leaveForSignedIn({ ...plain, isNewSession: true }, leaving);
    expect(leaving.tell).toHaveBeenCalledExactlyOnceWith(notice);
    leaveForSignedIn({ ...plain, isNewSession: true, linkTarget: '/fr/' }, leaving);
    expect(leaving.tell).toHaveBeenCalledTimes(1);
    expect(takeCarriedNotice()).toEqual(notice);
    noteSignInUnasked();
    leaveForSignedIn({ ...plain, isNewSession: true }, leaving);
    expect(leaving.tell).toHaveBeenLastCalledWith(
      expect.objectContaining({ text: 'signedInByLink', user: 'Ada (ada@example.org)', canLeave: true }),
    );
    clearSession();
  });
});
