import type { AccessToken } from './access-token';
import { clearSession, storedProfile, storeProfile, storeRecent } from './keep-session';
import { readRecent, readUser } from './read-user';
import {
  authListeners,
  authStateChanged,
  guest,
  onAuthChange,
  recentListEmptied,
  sessionSettled,
  sessionStore,
} from './session-state';
import { storedTokens } from './stored-session';
import { ownerOf, type RecentWheel, type User } from './user';

export function enterSession(user: User, recent: readonly RecentWheel[]): void {
  forgetLeft(ownerOf(user));
  storeProfile(user);
  storeRecent(recent);
  sessionStore.setState({ status: 'signed-in', user, recent });
  announceAuth(true);
}

/** A renewed token may carry another tier than the one before. */
export function followTier({ subscription }: Pick<AccessToken, 'subscription'>): void {
  const { user } = sessionStore.getState();
  if (!user || !subscription) return;
  const { tier, expires } = user.subscription;
  if (subscription.tier === tier && subscription.expires === expires) return;
  sessionStore.setState({ user: { ...user, subscription } });
}

/**
 * Removes everything of the session, after any auth failure and at sign-out, and notes that the account is to be removed
 * from this browser. A session that the server has ended under a signed-in user is lost: that has to be told.
 */
export function endSession(why: 'rejected' | 'left' | 'deleted' = 'rejected'): void {
  const { status, user } = sessionStore.getState();
  if (status === 'guest' && storedTokens() === null) return;
  const left = user ?? readUser(storedProfile());
  if (left) noteLeft({ owner: ownerOf(left), isDeleted: why === 'deleted' });
  clearSession();
  sessionStore.setState(guest);
  window.dispatchEvent(new CustomEvent(recentListEmptied, { detail: {} }));
  announceAuth(false, status === 'signed-in' && why === 'rejected');
}

/** Ends it after a call that the visitor waits for. */
export function expireSession(): void {
  endSession();
  sessionStore.setState({ hasExpired: true });
}

function announceAuth(authenticated: boolean, isLost = false): void {
  for (const listener of [...authListeners]) {
    try {
      listener(authenticated, isLost);
    } catch (error) {
      console.error('A listener to sign-ins and sign-outs failed.', error);
    }
  }
  window.dispatchEvent(new CustomEvent(authStateChanged, { detail: { authenticated } }));
}

/** An account whose session has ended here, while this browser may still have some of its data. */
export interface LeftAccount {
  owner: string;
  /** The account itself was deleted too. */
  isDeleted: boolean;
}

const key = 'leftAccounts';

export function leftAccounts(): LeftAccount[] {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(noted) ? noted.filter((each) => typeof each?.owner === 'string') : [];
  } catch {
    return [];
  }
}

/** Noted before anything is removed: if this page dies meanwhile, the next one finishes. */
const noteLeft = (account: LeftAccount): void => write([...without(account.owner), account]);

/** Nothing of the account is left here, or its user is back. */
export const forgetLeft = (owner: string): void => write(without(owner));

const without = (owner: string) => leftAccounts().filter((each) => each.owner !== owner);

function write(accounts: readonly LeftAccount[]): void {
  try {
    if (accounts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(accounts));
  } catch {
    // Without storage there is nothing of the account either.
  }
}

/** Calls `finish` whenever a session has ended, and at the start for one that ended before. Returns how to stop. */
export function followLeaving(finish: () => Promise<void>): () => void {
  const run = () => {
    if (leftAccounts().length > 0)
      finish().catch((error: unknown) => console.error('Something of the account is still here.', error));
  };
  void sessionSettled().then(run);
  return onAuthChange((isSignedIn) => {
    if (!isSignedIn) run();
  });
}

/** The call whose response carried the new list. */
type RecentSource = 'wheel_save' | 'wheel_load' | 'wheel_delete';

/** Window event with `detail.source`, for scripts outside; the page's own code subscribes to `sessionStore`. */
export const recentListChanged = 'recent-list-changed';

/** Stores the recent list of a response; a response without one changes nothing. */
export function updateRecent(mruList: unknown, source: RecentSource): void {
  if (!Array.isArray(mruList) || sessionStore.getState().status !== 'signed-in') return;
  const recent = readRecent(mruList);
  storeRecent(recent);
  sessionStore.setState({ recent });
  window.dispatchEvent(new CustomEvent(recentListChanged, { detail: { source, recent } }));
}
