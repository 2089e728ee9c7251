import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearSession, storeTokens } from './keep-session';
import { readUser } from './read-user';
import { announceTokens, type DuplicateTokens, shareTokens, userOfOtherTab } from './renew-tokens';
import { sessionStore } from './session-state';
import { storedTokens } from './stored-session';
import { Channel } from './testing/channel';

const old = { accessToken: 'old', refreshTokenId: 'r1' };
const renewed = { accessToken: 'new', refreshTokenId: 'r2' };
const forTwo: DuplicateTokens = {
  spent: 'r1',
  original: 'r2',
  tokens: { accessToken: 'new', refreshTokenId: 'r2b' },
};
const renewForTwo = vi.fn(async () => forTwo);
const heard = vi.fn();

let stop: () => void;
let other: Channel;
/** The tab under test, and another that receives its messages. */
function start(): void {
  other = new Channel();
  other.onmessage = ({ data }) => heard(data);
  stop = shareTokens({ renewForTwo, hasSpent: (id) => id === 'r0' });
}
/** The message of the tab when it started. */
const started = () => heard.mock.calls[0]?.[0] as { tab: string };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
  storeTokens(old);
  renewForTwo.mockClear();
  heard.mockClear();
});
afterEach(() => {
  stop();
  Channel.open.clear();
  clearSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a tab that starts asks whether its refresh id is another’s too', () => {
  start();
  expect(heard).toHaveBeenCalledExactlyOnceWith({
    kind: 'started',
    refreshTokenId: 'r1',
    tab: started().tab,
  });
});

it('a guest sends no message', () => {
  clearSession();
  start();
  expect(heard).not.toHaveBeenCalled();
});

it('the original renews for both and hands the twin its part', async () => {
  start();
  other.postMessage({ kind: 'started', refreshTokenId: 'r1', tab: 'the twin' });
  await vi.runAllTimersAsync();
  expect(heard).toHaveBeenLastCalledWith({
    kind: 'twin',
    tab: 'the twin',
    from: started().tab,
    asked: 'r1',
    ...forTwo,
  });
});

it('a copy that comes late, with an id renewed long since, is given its part too', async () => {
  start();
  other.postMessage({ kind: 'started', refreshTokenId: 'r0', tab: 'late' });
  await vi.runAllTimersAsync();
  expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'twin', tab: 'late', asked: 'r0' }));
});

it('takes its part by the id it asked with', () => {
  start();
  const message = { kind: 'twin', tab: started().tab, from: 'the original', asked: 'r1', ...forTwo };
  other.postMessage({ ...message, spent: 'r2', original: 'r3' });
  expect(storedTokens()).toEqual(forTwo.tokens);
});

it('understands a page of an earlier version', () => {
  start();
  other.postMessage({ spent: 'r1', ...renewed });
  expect(storedTokens()).toEqual(renewed);
});

it('a tab with another refresh id is no twin', async () => {
  start();
  other.postMessage({ kind: 'started', refreshTokenId: 'other', tab: 'a stranger' });
  await vi.runAllTimersAsync();
  expect(renewForTwo).not.toHaveBeenCalled();
});

it.each([
  ['', 'r2b'],
  ['~', 'r2'],
])('of two that start together only one takes the other’s part: %j', async (from, keeps) => {
  start();
  other.postMessage({ kind: 'started', refreshTokenId: 'r1', tab: from });
  await vi.runAllTimersAsync();
  storeTokens(renewed);
  other.postMessage({ kind: 'twin', tab: started().tab, from, ...forTwo });
  expect(storedTokens()?.refreshTokenId).toBe(keeps);
});

it.each(['r1', 'r2'])('the twin with %s takes its part', (refreshTokenId) => {
  start();
  storeTokens({ accessToken: 'any', refreshTokenId });
  other.postMessage({ kind: 'twin', tab: started().tab, from: 'the original', ...forTwo });
  expect(storedTokens()).toEqual(forTwo.tokens);
});

it('a duplicated tab takes over the tokens its original has renewed', () => {
  start();
  other.postMessage({ kind: 'renewed', spent: 'r1', ...renewed });
  expect(storedTokens()).toEqual(renewed);
});

it.each([
  { kind: 'renewed', spent: 'other', ...renewed },
  { kind: 'twin', tab: 'another', from: 'the original', ...forTwo },
  { kind: 'unheard of' },
  null,
  {},
])('%j changes nothing', (data) => {
  start();
  other.postMessage(data);
  expect(storedTokens()).toEqual(old);
});

it('renewed tokens are sent to the other tabs', () => {
  start();
  announceTokens('r1', renewed);
  expect(heard).toHaveBeenLastCalledWith({ kind: 'renewed', spent: 'r1', ...renewed });
});

it('tells a tab without a session who is signed in here', async () => {
  sessionStore.setState({ user: readUser({ id: '1', name: 'Ada' }) });
  start();
  expect(await userOfOtherTab()).toMatchObject({ id: '1', name: 'Ada' });
  sessionStore.setState({ user: null });
  const nobody = userOfOtherTab();
  await vi.advanceTimersByTimeAsync(500);
  expect(await nobody).toBeNull();
});
