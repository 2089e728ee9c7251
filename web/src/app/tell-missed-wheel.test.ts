import { afterEach, beforeEach, expect, it } from 'vitest';
import { toastStore } from '../components/toasts/notify';
import { startI18n } from '../i18n/i18n';
import { becomeGuest } from '../session/session-state';
import { clearSession, storeTokens } from '../session/stored-session';
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
});

it('a guest is offered to sign in', async () => {
  await tellMissedWheel(missed);
  expect(toast()?.action?.label).toBe('Sign in');
});

it('a visitor whose session could not be checked reads about the connection instead', async () => {
  storeTokens({ accessToken: 'a', refreshTokenId: 'r' });
  await tellMissedWheel(missed);
  expect(toast()?.text).toContain('could not be fetched');
  expect(toast()?.action).toBeUndefined();
});
