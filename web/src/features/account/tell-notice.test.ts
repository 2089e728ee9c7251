import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/testing/fake-api';
import { closeDialog, openedWith } from '../../components/dialog/open-dialog';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { languageCodes } from '../../i18n/languages';
import { loadSection } from '../../i18n/sections';
import { storeTokens } from '../../session/keep-session';
import {
  linkFailed,
  loggedOut,
  noticeForCode,
  signedInAs,
  signedInByLink,
  verificationError,
} from '../../session/notices';
import { storedTokens } from '../../session/stored-session';
import { tellNotice } from './tell-notice';

beforeEach(() => startI18n('en'));
afterEach(() => {
  toastStore.setState({ toasts: [] });
  closeDialog('question');
});
const toasts = () => toastStore.getState().toasts;

describe('a notice', () => {
  it('is a toast of three seconds', async () => {
    await tellNotice(loggedOut);
    expect(toasts()).toMatchObject([{ kind: 'success', text: 'You’re signed out.', duration: 3000 }]);
  });

  it('about a sign-in by a link stays, and leaves the account with one press', async () => {
    await tellNotice(signedInByLink('Eve (eve@example.org)'));
    const [toast] = toasts();
    expect(toast).toMatchObject({
      text: 'You’re signed in as Eve (eve@example.org). Is that you?',
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'No, sign out' },
    });
    storeTokens({ accessToken: 'a', refreshTokenId: 'r' });
    const { routes } = fakeApi({ 'GET /api/auth/logout': {} });
    toast?.action?.run();
    await expect.poll(storedTokens).toBeNull();
    expect(routes()).toEqual(['GET /api/auth/logout']);
    vi.unstubAllGlobals();
  });

  it.each([
    ['access_denied', 'warning', 'Sign-in was canceled'],
    ['token_expired', 'warning', 'took too long'],
    ['invalid_client', 'error', 'isn’t set up on this server'],
    ['server_error', 'error', 'couldn’t complete'],
    ['temporarily_unavailable', 'error', 'isn’t available right now'],
    ['token_signature', 'error', 'couldn’t be verified'],
    ['token_invalid', 'error', 'isn’t valid'],
  ])('for the code %s is a %s with words of its own', async (code, kind, words) => {
    await tellNotice(noticeForCode(code, 'So be it'));
    expect(toasts()).toMatchObject([{ kind, text: expect.stringContaining(words) }]);
  });

  it('names the user', async () => {
    await tellNotice(signedInAs('Ada (ada@example.org)'));
    expect(toasts()).toMatchObject([{ kind: 'success', text: 'You’re signed in as Ada (ada@example.org).' }]);
  });

  it('quotes the words that came with an unknown code, and never says them itself', async () => {
    await tellNotice(noticeForCode('odd', 'So be it'));
    await tellNotice(linkFailed(undefined));
    expect(toasts().map(({ text }) => text)).toEqual([
      'Sign-in didn’t work. Try again. The reason given: “So be it”',
      'The sign-in link didn’t work. Ask for a new one.',
    ]);
  });

  it('that must not be missed is a popup, and resolves when it is closed', async () => {
    const told = tellNotice(verificationError);
    await expect.poll(() => openedWith('question')?.title).toBe('The link couldn’t be checked');
    expect(openedWith('question')?.cancel).toBeUndefined();
    openedWith('question')?.answer(true);
    await told;
  });

  it.each(languageCodes)('has its words in %s', async (code) => {
    const { notices, popups, switch: question } = await loadSection(code, 'session');
    for (const text of Object.values(notices)) expect(text.length).toBeGreaterThan(10);
    expect(popups.verification.title).not.toBe('');
    expect(question.text).toMatch(/{{current}}.*{{next}}/);
  });
});
