import { getProfile } from '../api/account';
import { isExpired, readAccessToken } from './access-token';
import { endSession, enterSession } from './change-session';
import { renewTokens } from './renew-tokens';
import { storedClockAhead, storedTokens } from './stored-session';
import { currentTier } from './subscription';
import { readRecent, readUser, type User } from './user';

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
