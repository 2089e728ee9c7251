import type { AccessToken } from './access-token';
import { authListeners, authStateChanged, guest, recentListEmptied, sessionStore } from './session-state';
import { clearSession, storedTokens, storeProfile, storeRecent } from './stored-session';
import type { RecentWheel, User } from './user';

export function enterSession(user: User, recent: readonly RecentWheel[]): void {
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

/** Removes everything of the session, after any auth failure and at sign-out. */
export function endSession(): void {
  if (sessionStore.getState().status === 'guest' && storedTokens() === null) return;
  clearSession();
  sessionStore.setState(guest);
  window.dispatchEvent(new CustomEvent(recentListEmptied, { detail: {} }));
  announceAuth(false);
}

function announceAuth(authenticated: boolean): void {
  for (const listener of [...authListeners]) {
    try {
      listener(authenticated);
    } catch (error) {
      console.error('A listener to sign-ins and sign-outs failed.', error);
    }
  }
  window.dispatchEvent(new CustomEvent(authStateChanged, { detail: { authenticated } }));
}
