import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { carryNotice, storeTokens } from '../../session/keep-session';
import { sessionStore } from '../../session/session-state';
import { startAccount } from './start-account';

const runSession = vi.hoisted(() => vi.fn(() => () => {}));
vi.mock('./run-session', () => ({ runSession }));

let stop = () => {};
const start = (isDashboard = false) => {
  stop = startAccount({ isDashboard });
};

const held = () => sessionStorage.getItem('heldSignIn');

beforeEach(() => sessionStore.setState({ status: 'starting', user: null }));
afterEach(() => {
  stop();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  runSession.mockReset();
  vi.useRealTimers();
});

it('a guest is known at once, without the code of sessions', () => {
  start();
  expect(sessionStore.getState().status).toBe('guest');
  expect(runSession).not.toHaveBeenCalled();
});

it.each([
  ['a token in the address', () => window.history.replaceState(null, '', '/en/#token=t')],
  ['a mailed link', () => window.history.replaceState(null, '', '/en/?auth=email&token=t')],
  ['an error of a sign-in', () => window.history.replaceState(null, '', '/en/?error=access_denied')],
  ['stored tokens', () => storeTokens({ accessToken: 'a', refreshTokenId: null })],
  ['a notice from the page before', () => carryNotice({ as: 'popup', text: 'linkUsed' })],
])('%s is handed to the session, and nothing of it stays in the address', async (_what, prepare) => {
  prepare();
  start();
  expect(window.location.search + window.location.hash).toBe('');
  await vi.waitFor(() => expect(runSession).toHaveBeenCalledOnce());
});

it('a token after the # of the open page is handed to the session and taken out of the address', async () => {
  start();
  window.history.replaceState(null, '', '/en/?x=1#token=t&refresh_token_id=r');
  window.dispatchEvent(new Event('hashchange'));
  expect(window.location.search + window.location.hash).toBe('?x=1');
  await vi.waitFor(() => expect(runSession).toHaveBeenCalledOnce());
  expect(runSession).toHaveBeenCalledWith(
    expect.objectContaining({
      returned: expect.objectContaining({ tokens: { accessToken: 't', refreshTokenId: 'r' } }),
    }),
    { isDashboard: false },
  );
});

it('the dashboard needs to know the user even of a guest', async () => {
  start(true);
  await vi.waitFor(() => expect(runSession).toHaveBeenCalledOnce());
});

it('the page goes on as for a guest when the session does not answer', () => {
  vi.useFakeTimers();
  storeTokens({ accessToken: 'a', refreshTokenId: null });
  start();
  vi.advanceTimersByTime(4999);
  expect(sessionStore.getState().status).toBe('starting');
  vi.advanceTimersByTime(1);
  expect(sessionStore.getState().status).toBe('guest');
});

it('a sign-in whose code was lost is told, once, and waits for a reload', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers();
  const lost = () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  runSession.mockImplementationOnce(lost).mockImplementationOnce(lost);
  window.history.replaceState(null, '', '/en/#token=t&refresh_token_id=r');
  start();
  await vi.waitFor(() => expect(sessionStore.getState().status).toBe('guest'));
  expect(toastStore.getState().toasts).toEqual([]);
  await startI18n('en');
  await vi.advanceTimersByTimeAsync(2000);
  expect(runSession).toHaveBeenCalledTimes(2);
  expect(toastStore.getState().toasts).toMatchObject([{ kind: 'error' }]);
  expect(held()).toContain('"accessToken":"t"');

  stop();
  start();
  await vi.waitFor(() => expect(runSession).toHaveBeenCalledTimes(3));
});

it('a session whose code was lost is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers();
  storeTokens({ accessToken: 'a', refreshTokenId: null });
  runSession.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  start();
  await vi.waitFor(() => expect(sessionStore.getState().status).toBe('guest'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(runSession).toHaveBeenCalledTimes(2);
});
