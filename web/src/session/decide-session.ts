import { getProfile } from '../api/account';
import { checkStatus } from '../api/session';
import { isExpired, readAccessToken } from './access-token';
import { endSession, enterSession } from './change-session';
import { storedClockAhead } from './keep-session';
import { readRecent, readUser } from './read-user';
import { renewTokens } from './renew-tokens';
import { sessionStore } from './session-state';
import { storedTokens } from './stored-session';
import { currentTier } from './subscription';
import type { User } from './user';

/** `invalid`: there was a token, and it or its profile was rejected. `unreachable`: unknown for now. */
export type Decision = 'signed-in' | 'guest' | 'invalid' | 'unreachable';

/** A user is signed in with a token that can be read, hasn't expired, and for which the server returns a profile. */
export async function decideSession(): Promise<Decision> {
  const tokens = storedTokens();
  if (!tokens) return ended('guest');
  const token = readAccessToken(tokens.accessToken);
  if (!token) return ended('invalid');
  if (isExpired(token, Date.now() + storedClockAhead())) {
    const renewal = await renewTokens(tokens.accessToken);
    if (renewal === 'unreachable') return 'unreachable';
    if (renewal === 'rejected') return ended('guest');
  }

  const profile = await getProfile();
  if (profile === 'unreachable') return 'unreachable';
  const user = profile === 'rejected' ? null : readUser(profile.user);
  if (profile === 'rejected' || !user) return ended('invalid');
  const given = profile.user as { mruList?: unknown; subscription?: unknown; credits?: unknown };
  // The profile has another tier than the token: it has just changed, and a renewed token carries the new
  // tier.
  if (given.subscription !== undefined && tierNow(user) !== tierNow(asTokenSays(user))) {
    if ((await renewTokens()) === 'rejected') return ended('guest');
  }
  const credits = given.credits === undefined ? (tokenNow()?.credits ?? 0) : user.credits;
  enterSession({ ...asTokenSays(user), credits }, readRecent(given.mruList));
  return 'signed-in';
}

const tokenNow = () => readAccessToken(storedTokens()?.accessToken ?? '');

/** The token decides the tier; the profile does only where the token has none. */
const asTokenSays = (user: User): User => ({
  ...user,
  subscription: tokenNow()?.subscription ?? user.subscription,
});

const tierNow = ({ subscription }: User) => currentTier(subscription, Date.now());

function ended(decision: Decision): Decision {
  endSession();
  return decision;
}

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
