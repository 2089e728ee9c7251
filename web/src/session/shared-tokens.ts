import { storedTokens, storeTokens, type Tokens } from './stored-session';

interface Announcement extends Tokens {
  spent: string;
}

let channel: BroadcastChannel | null = null;

/**
 * A tab that was duplicated has the same refresh id as its original. The first to use it tells the other, which would
 * otherwise use it a second time and so end the session of both. Answers how to stop listening.
 */
export function shareTokens(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const opened = new BroadcastChannel('wheelwright-session');
  channel = opened;
  opened.onmessage = ({ data }: MessageEvent<Announcement>) => {
    if (data?.spent && storedTokens()?.refreshTokenId === data.spent) {
      storeTokens({ accessToken: data.accessToken, refreshTokenId: data.refreshTokenId });
    }
  };
  return () => {
    opened.close();
    channel = null;
  };
}

export const announceTokens = (spent: string, tokens: Tokens): void =>
  channel?.postMessage({ spent, ...tokens } satisfies Announcement);
