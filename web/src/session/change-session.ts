import type { AccessToken } from './access-token';
import { forgetLeft, noteLeft } from './left-accounts';
import { authListeners, authStateChanged, guest, recentListEmptied, sessionStore } from './session-state';
import { clearSession, storedProfile, storedTokens, storeProfile, storeRecent } from './stored-session';
import { ownerOf, type RecentWheel, readUser, type User } from './user';

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
