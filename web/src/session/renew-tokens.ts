import type { Renewal } from '../api/bearer';
import { type Refresh, refreshTokens } from '../api/refresh-tokens';
import { readAccessToken } from './access-token';
import { endSession } from './session-state';
import { announceTokens } from './shared-tokens';
import { storeClockAhead, storedTokens, storeTokens, type Tokens } from './stored-session';

let running: Promise<Renewal> | null = null;

/**
 * Exchanges the refresh id for new tokens. However many requests find the token expired at the same time, one
 * exchange serves them all: a refresh id may be used once.
 */
export function renewTokens(refused?: string): Promise<Renewal> {
  const current = storedTokens();
  // Somebody else was faster: the new token is already here.
  if (refused && current && current.accessToken !== refused) {
    return Promise.resolve({ token: current.accessToken });
  }
  running ??= exchange(current).finally(() => {
    running = null;
  });
  return running;
}

async function exchange(tokens: Tokens | null): Promise<Renewal> {
  const spent = tokens?.refreshTokenId ?? null;
  const answer: Refresh = spent ? await refreshTokens(spent) : 'rejected';
  const now = storedTokens();
  // The session ended, or another took its place, while the answer was on its way.
  if (now?.refreshTokenId !== spent) return now ? { token: now.accessToken } : 'rejected';
  if (answer === 'rejected') endSession();
  if (typeof answer === 'string') return answer;
  storeTokens(answer);
  learnClock(answer.accessToken);
  if (spent) announceTokens(spent, answer);
  return { token: answer.accessToken };
}

/** A token that was made just now tells what the server's clock says; this machine's may be hours off. */
export function learnClock(freshToken: string): void {
  const issued = readAccessToken(freshToken)?.issued;
  if (issued !== undefined) storeClockAhead(issued - Date.now());
}
