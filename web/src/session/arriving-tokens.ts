import { getProfileWith } from '../api/session';
import { decideSession } from './decide-session';
import { learnClock } from './renew-tokens';
import { sessionStore } from './session-state';
import { userOfOtherTab } from './shared-tokens';
import { noteSignInUnasked, replaceTokens, storedTokens, type Tokens } from './stored-session';
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

/** What the page around the session does for it. */
interface Asking {
  askToSwitch: (current: User, next: User) => Promise<boolean>;
  leave: () => Promise<void>;
}

/**
 * Stores arriving tokens; if a user is signed in, here or in another tab, it asks first. Anyone can write a link with a
 * token in it: a dead token must not sign the visitor out, and a live one must not put their wheels into the sender's
 * account.
 */
export async function takeArriving(
  { tokens, isNew, isExpected }: ArrivingTokens,
  { askToSwitch, leave }: Asking,
): Promise<Verdict> {
  const present = storedTokens() ? await decideSession() : 'guest';
  if (present === 'unreachable') return present;
  const here = sessionStore.getState().user;
  const current = here ?? (isExpected ? null : await userOfOtherTab());
  let isSame = false;
  if (current) {
    const profile = await getProfileWith(tokens.accessToken);
    if (profile === 'unreachable') return 'unanswered';
    const next = profile === 'rejected' ? null : readUser(profile.user);
    if (!next) return 'refused';
    isSame = next.id === current.id;
    if (!isSame && !isExpected && !(await askToSwitch(current, next))) return 'kept';
    if (!isSame && here) await leave();
  }
  replaceTokens(tokens);
  if (!isSame && !isExpected) noteSignInUnasked();
  if (isNew) learnClock(tokens.accessToken);
  return 'taken';
}
