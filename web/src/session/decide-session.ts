import { getProfile } from '../api/get-profile';
import { isExpired, readAccessToken } from './access-token';
import { renewTokens } from './renew-tokens';
import { endSession, enterSession } from './session-state';
import { storedClockAhead, storedTokens } from './stored-session';
import { readRecent, readUser } from './user';

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
  enterSession(user, readRecent((profile.user as { mruList?: unknown }).mruList));
  return 'signed-in';
}

function ended(decision: Decision): Decision {
  endSession();
  return decision;
}
