import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openedWith } from '../components/dialog/open-dialog';
import { toastStore } from '../components/toasts/notify';
import { startI18n } from '../i18n/i18n';
import { clearSession, storeTokens } from '../session/keep-session';
import { becomeGuest } from '../session/session-state';
import { newWheel } from '../wheel/document/new-wheel';
import type { FoundWheel } from './find-wheel';
import { tellMissedWheel } from './tell-missed-wheel';

const missed: FoundWheel = {
  wheel: newWheel(),
  from: 'stored',
  missed: 'cloud',
  isGone: false,
  isTakenDown: false,
};
const toast = () => toastStore.getState().toasts.at(-1);

beforeEach(async () => {
  await startI18n('en');
  becomeGuest();
});
afterEach(() => {
  clearSession();
  toastStore.setState({ toasts: [] });
  window.history.replaceState(null, '', '/');
});

it.each([
  ['/en?wheel=w', 'This wheel is in someone’s account. If it’s yours, sign in to open it.'],
  ['/en?wheel=w&magiclink=m', 'You’ve been invited to edit this wheel together.'],
])('at %s a guest is asked to log in by the one dialog, which says what for', async (address, purpose) => {
  window.history.replaceState(null, '', address);
  const go = vi.fn();
  const told = tellMissedWheel(missed, go);
  await expect.poll(() => openedWith('question')).toBeDefined();
  const { title, text, confirm, answer } = openedWith('question') ?? {};
  expect({ title, confirm }).toEqual({ title: 'Login required', confirm: 'Log in' });
  expect(text).toContain(purpose);
  answer?.(true);
  await told;
  expect(go).toHaveBeenCalledExactlyOnceWith(`/login?returnTo=${encodeURIComponent(address)}`);
  expect(toast()).toBeUndefined();
});

it('an ended link and an unknown address offer the own wheels and the gallery, in one line', async () => {
  await tellMissedWheel({ ...missed, missed: 'share', isGone: true });
  expect(toast()?.text).toBe('This wheel is no longer shared, so its link doesn’t work.');
  expect([toast()?.action?.label, toast()?.action?.or?.label]).toEqual(['My wheels', 'Gallery']);
  window.history.replaceState(null, '', '/en/no-such-thing');
  await tellMissedWheel({ ...missed, missed: 'slug' });
  expect(toast()).toMatchObject({ kind: 'info', text: 'There’s nothing at this address.' });
});

it('a sample’s name is no unknown address where the own wheel comes first', async () => {
  window.history.replaceState(null, '', '/yes-or-no');
  await tellMissedWheel({ ...missed, missed: 'slug' });
  expect(toast()).toBeUndefined();
});

it('a sample’s name in the page’s language is no unknown address', async () => {
  await startI18n('de');
  window.history.replaceState(null, '', '/ja-oder-nein');
  await tellMissedWheel({ ...missed, from: 'default', missed: 'slug' });
  expect(toast()).toBeUndefined();
});

it('a frame says that its wheel could not be fetched', async () => {
  window.history.replaceState(null, '', '/embed/s');
  await tellMissedWheel({ ...missed, missed: 'share' });
  expect(toast()?.text).toContain('couldn’t load');
  expect(toast()?.action).toBeUndefined();
});

it('a frame gets no buttons, and no toast where its heading says the same', async () => {
  window.history.replaceState(null, '', '/embed/s');
  await tellMissedWheel({ ...missed, missed: 'share', isGone: true });
  expect(toast()).toBeUndefined();
  window.history.replaceState(null, '', '/embed/en?wheel=w');
  await tellMissedWheel(missed);
  expect(toast()?.text).toContain('in someone’s account');
  expect(toast()?.action).toBeUndefined();
});

it('a visitor whose session could not be checked reads about the connection instead', async () => {
  storeTokens({ accessToken: 'a', refreshTokenId: 'r' });
  await tellMissedWheel(missed);
  expect(toast()?.text).toContain('couldn’t load');
  expect(toast()?.action).toBeUndefined();
});
