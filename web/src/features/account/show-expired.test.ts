import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeDialog, openedWith } from '../../components/dialog/open-dialog';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { expireSession } from '../../session/change-session';
import { rememberedReturnPage } from '../../session/remembered';
import { followExpiry, showLost } from './show-expired';

beforeEach(() => startI18n('en'));
afterEach(() => {
  closeDialog('question');
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});
const asked = () => openedWith('question');

it('says once that the session has expired, remembers the page and leads to the sign-in page', async () => {
  window.history.replaceState(null, '', '/de/?wheel=1');
  const go = vi.fn();
  const stop = followExpiry(go);
  for (let found = 0; found < 3; found += 1) expireSession();
  await expect.poll(() => asked()?.title).toBe('Session Expired');
  expect(asked()).toMatchObject({
    text: 'Your session has expired. Please log in again.',
    confirm: 'Log In',
  });
  expect(go).not.toHaveBeenCalled();
  asked()?.answer(true);
  await expect.poll(() => go.mock.calls).toEqual([['/login']]);
  expect(rememberedReturnPage()).toBe('/de/?wheel=1');
  stop();
});

it('a session that ended in the background is told beside the wheel, unless the popup says so', async () => {
  window.history.replaceState(null, '', '/de/?wheel=1');
  const go = vi.fn();
  await showLost(go);
  const [toast] = toastStore.getState().toasts;
  expect(toast?.text).toBe('Your session has expired. Please log in again.');
  toast?.action?.run();
  expect(go).toHaveBeenCalledExactlyOnceWith('/login');
  expect(rememberedReturnPage()).toBe('/de/?wheel=1');

  toastStore.setState({ toasts: [] });
  const lost = showLost(go);
  expireSession();
  await lost;
  expect(toastStore.getState().toasts).toEqual([]);
});
