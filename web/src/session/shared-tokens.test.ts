import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceTokens, shareTokens } from './shared-tokens';
import { clearSession, storedTokens, storeTokens } from './stored-session';

/** All channels of one name, as if each were in a tab of its own. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    Channel.open.delete(this);
  }
}

let stop: () => void;
beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Channel);
  stop = shareTokens();
});
afterEach(() => {
  stop();
  Channel.open.clear();
  clearSession();
  vi.unstubAllGlobals();
});

it('a duplicated tab takes over the tokens its original has renewed', () => {
  storeTokens({ accessToken: 'old', refreshTokenId: 'r1' });
  new Channel().postMessage({ spent: 'r1', accessToken: 'new', refreshTokenId: 'r2' });
  expect(storedTokens()).toEqual({ accessToken: 'new', refreshTokenId: 'r2' });
});

it.each([{ spent: 'other', accessToken: 'x', refreshTokenId: 'y' }, null, {}])(
  '%j changes nothing',
  (data) => {
    storeTokens({ accessToken: 'old', refreshTokenId: 'r1' });
    new Channel().postMessage(data);
    expect(storedTokens()).toEqual({ accessToken: 'old', refreshTokenId: 'r1' });
  },
);

it('what was renewed here is told to the others', () => {
  const other = new Channel();
  const heard = vi.fn();
  other.onmessage = ({ data }) => heard(data);
  announceTokens('r1', { accessToken: 'new', refreshTokenId: 'r2' });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ spent: 'r1', accessToken: 'new', refreshTokenId: 'r2' });
});
