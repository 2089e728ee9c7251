import { getProfileWith } from '../api/get-profile';
import { endSession } from './change-session';
import { decideSession } from './decide-session';
import { learnClock } from './renew-tokens';
import { sessionStore } from './session-state';
import { replaceTokens, storedTokens, type Tokens } from './stored-session';
import { readUser, type User } from './user';

/** Tokens from the address or from a mailed link. */
export interface ArrivingTokens {
  tokens: Tokens;
  /** The server has just issued them, so they also tell its clock. */
  isNew: boolean;
  /** The visitor asked for this sign-in in this browser. */
  isExpected: boolean;
}

/**
 * `taken`: they are stored. Otherwise the previous session continues: they gave no profile, or the visitor declined.
 */
export type Verdict = 'taken' | 'kept' | 'refused' | 'unanswered' | 'unreachable';

/**
 * Stores arriving tokens; if a user is signed in, it asks first. Anyone can write a link with a token in it: a dead
 * token must not sign the visitor out, and a live one must not put their wheels into the sender's account.
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
