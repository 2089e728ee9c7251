import { getProfile } from '../api/get-profile';
import { isExpired, readAccessToken } from './access-token';
import { renewTokens } from './renew-tokens';
import { endSession, enterSession } from './session-state';
import { storedClockAhead, storedTokens } from './stored-session';
import { currentTier } from './subscription';
import { readRecent, readUser, type User } from './user';

/** `invalid`: a token was there, and it or its profile was refused. `unreachable`: nobody can tell for now. */
export type Decision = 'signed-in' | 'guest' | 'invalid' | 'unreachable';

/** Signed in is who has a token that can be read, has not expired, and for which the server gives a profile. */
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
  // The profile knows of another tier: it was changed a moment ago, and a token of now says so too.
  if (given.subscription !== undefined && tierNow(user) !== tierNow(asTokenSays(user))) {
    if ((await renewTokens()) === 'rejected') return ended('guest');
  }
  const credits = given.credits === undefined ? (tokenNow()?.credits ?? 0) : user.credits;
  enterSession({ ...asTokenSays(user), credits }, readRecent(given.mruList));
  return 'signed-in';
}

const tokenNow = () => readAccessToken(storedTokens()?.accessToken ?? '');

/** The tier is the token's word; only where it has none is it the profile's. */
const asTokenSays = (user: User): User => ({
  ...user,
  subscription: tokenNow()?.subscription ?? user.subscription,
});

const tierNow = ({ subscription }: User) => currentTier(subscription, Date.now());

function ended(decision: Decision): Decision {
  endSession();
  return decision;
}
