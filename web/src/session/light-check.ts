import { checkStatus } from '../api/session';
import { isExpired, readAccessToken } from './access-token';
import { endSession } from './change-session';
import { renewTokens } from './renew-tokens';
import { sessionStore } from './session-state';
import { storedClockAhead, storedTokens } from './stored-session';

const cachedFor = 60_000;
const leastGap = 5000;

let last = {
  checkedAt: Number.NEGATIVE_INFINITY,
  confirmedAt: Number.NEGATIVE_INFINITY,
  token: null as string | null,
};

/**
 * Checks whether the session is still valid, as rarely as possible: a result counts for a minute, checks are 5 s
 * apart.
 */
export async function lightCheck(): Promise<void> {
  const now = Date.now();
  const tokens = storedTokens();
  if (sessionStore.getState().status !== 'signed-in') return;
  // The browser's back button shows the page as it was left, perhaps signed in.
  if (!tokens) return endSession('left');
  if (tokens.accessToken === last.token && now - last.confirmedAt < cachedFor) return;
  if (now - last.checkedAt < leastGap) return;
  last = { ...last, checkedAt: now };

  const token = await livingToken(tokens.accessToken);
  if (token === null) return;
  const status = await checkStatus(token);
  if (status === 'authenticated') last = { ...last, confirmedAt: Date.now(), token };
  if (status === 'rejected' && storedTokens()?.accessToken === token) endSession();
}

/** An expired token says nothing about its session, so it is renewed first. */
async function livingToken(text: string): Promise<string | null> {
  const token = readAccessToken(text);
  if (token && !isExpired(token, Date.now() + storedClockAhead())) return text;
  const renewal = await renewTokens(text);
  return typeof renewal === 'string' ? null : renewal.token;
}

/** Checks whenever the visitor comes back to the page. Returns how to stop. */
export function checkOnReturn(): () => void {
  const check = () => {
    if (document.visibilityState === 'visible') void lightCheck();
  };
  document.addEventListener('visibilitychange', check);
  window.addEventListener('focus', check);
  window.addEventListener('pageshow', check);
  return () => {
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('focus', check);
    window.removeEventListener('pageshow', check);
  };
}
