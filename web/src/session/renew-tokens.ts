import { type Refresh, refreshTokens } from '../api/session';
import { readAccessToken } from './access-token';
import { endSession, followTier } from './change-session';
import { announceTokens, type TwinTokens } from './shared-tokens';
import { storeClockAhead, storedTokens, storeTokens, type Tokens } from './stored-session';

/** A new token, a rejection that ends the session, or a server that couldn't be reached. */
export type Renewal = { token: string } | 'rejected' | 'unreachable';

let running: Promise<Renewal> | null = null;
/** The refresh ids that this page has used: a copy of the tab may present one of them later. */
const spentHere = new Set<string>();

export const hasSpent = (refreshTokenId: string): boolean => spentHere.has(refreshTokenId);

/**
 * Exchanges the refresh id for new tokens. However many requests find the token expired at the same time, one exchange
 * serves them all: a refresh id works once.
 */
export function renewTokens(refused?: string): Promise<Renewal> {
  const current = storedTokens();
  // Another request was faster: the new token is already here.
  if (refused && current && current.accessToken !== refused) {
    return Promise.resolve({ token: current.accessToken });
  }
  running ??= exchange(current).finally(() => {
    running = null;
  });
  return running;
}

/** Renews for this tab and for another that has the same refresh id. Returns the other tab's tokens. */
export async function renewForTwo(): Promise<TwinTokens | null> {
  while (running) await running;
  const current = storedTokens();
  const spent = current?.refreshTokenId;
  if (!spent) return null;
  let twin: string | undefined;
  running = exchange(current, (id) => {
    twin = id;
  }).finally(() => {
    running = null;
  });
  await running;
  const now = storedTokens();
  if (!twin || !now?.refreshTokenId) return null;
  const tokens = { accessToken: now.accessToken, refreshTokenId: twin };
  return { spent, original: now.refreshTokenId, tokens };
}

async function exchange(tokens: Tokens | null, giveTwin?: (id: string) => void): Promise<Renewal> {
  const spent = tokens?.refreshTokenId ?? null;
  const answer: Refresh = spent ? await persistently(spent, giveTwin !== undefined) : 'rejected';
  const now = storedTokens();
  if (spent && typeof answer === 'object') spentHere.add(spent);
  // The other tab was faster, and both now have the first of the two ids.
  if (typeof answer === 'object' && answer.twin && now?.refreshTokenId === answer.refreshTokenId)
    giveTwin?.(answer.twin);
  // The session ended or was replaced while the request was on its way.
  if (now?.refreshTokenId !== spent) return now ? { token: now.accessToken } : 'rejected';
  if (answer === 'rejected') endSession();
  if (typeof answer === 'string') return answer;
  const { accessToken, refreshTokenId, twin } = answer;
  storeTokens({ accessToken, refreshTokenId });
  learnFrom(accessToken);
  if (twin) giveTwin?.(twin);
  else if (spent) announceTokens(spent, { accessToken, refreshTokenId });
  return { token: accessToken };
}

/** A lost response may have used up the id. Asked again at once, the server returns the same new one. */
async function persistently(spent: string, withTwin: boolean): Promise<Refresh> {
  const answer = await refreshTokens(spent, withTwin);
  return answer === 'unreachable' ? refreshTokens(spent, withTwin) : answer;
}

function learnFrom(freshToken: string): void {
  const token = readAccessToken(freshToken);
  if (token) followTier(token);
  learnClock(freshToken);
}

/** Learns the server's clock from a token that was just issued; this machine's clock may be hours off. */
export function learnClock(freshToken: string): void {
  const issued = readAccessToken(freshToken)?.issued;
  if (issued !== undefined) storeClockAhead(issued - Date.now());
}
