import { getProfileWith } from '../api/get-profile';
import { decideSession } from './decide-session';
import { learnClock } from './renew-tokens';
import { endSession, sessionStore } from './session-state';
import { replaceTokens, storedTokens, type Tokens } from './stored-session';
import { readUser, type User } from './user';

/** Tokens from the address, or those that a mailed link gave. */
export interface ArrivingTokens {
  tokens: Tokens;
  /** The server has made them just now, so that they tell the time of its clock. */
  isNew: boolean;
  /** The visitor asked for this sign-in in this browser. */
  isExpected: boolean;
}

/** `taken`: they are stored. Otherwise the session that was here goes on: they gave no profile, or the visitor said no. */
export type Verdict = 'taken' | 'kept' | 'refused' | 'unanswered' | 'unreachable';

/**
 * Stores tokens that arrive, after asking about them where someone is signed in. Anyone can write a link with a token in
 * it: a dead one must not sign the visitor out, and a live one must not put their wheels into the sender's account.
 */
export async function takeArriving(
  { tokens, isNew, isExpected }: ArrivingTokens,
  askToSwitch: (current: User, next: User) => Promise<boolean>,
): Promise<Verdict> {
  const present = storedTokens() ? await decideSession() : 'guest';
  if (present === 'unreachable') return present;
  const { user: current } = sessionStore.getState();
  if (current) {
    const profile = await getProfileWith(tokens.accessToken);
    if (profile === 'unreachable') return 'unanswered';
    const next = profile === 'rejected' ? null : readUser(profile.user);
    if (!next) return 'refused';
    const isOther = next.id !== current.id;
    if (isOther && !isExpected && !(await askToSwitch(current, next))) return 'kept';
    if (isOther) endSession();
  }
  replaceTokens(tokens);
  if (isNew) learnClock(tokens.accessToken);
  return 'taken';
}
