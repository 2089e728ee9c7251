import { createStore } from 'zustand/vanilla';
import type { AccessToken } from './access-token';
import { clearSession, storedTokens, storeProfile, storeRecent } from './stored-session';
import type { RecentWheel, User } from './user';

/** `starting` until the first answer is in: a page must not tell a signed-in visitor to sign in. */
type SessionStatus = 'starting' | 'guest' | 'signed-in';

interface SessionState {
  status: SessionStatus;
  user: User | null;
  recent: readonly RecentWheel[];
}

const guest: SessionState = { status: 'guest', user: null, recent: [] };

export const sessionStore = createStore<SessionState>()(() => ({ ...guest, status: 'starting' }));

/** Raised on the window, for whoever keeps something that belongs to the user. */
export const authStateChanged = 'auth-state-changed';
export const recentListEmptied = 'recent-list-emptied';

export function enterSession(user: User, recent: readonly RecentWheel[]): void {
  storeProfile(user);
  storeRecent(recent);
  sessionStore.setState({ status: 'signed-in', user, recent });
  raise(authStateChanged, { authenticated: true });
}

/** A token that was renewed may say another tier than the one before. */
export function followTier({ subscription }: Pick<AccessToken, 'subscription'>): void {
  const { user } = sessionStore.getState();
  if (!user || !subscription) return;
  const { tier, expires } = user.subscription;
  if (subscription.tier === tier && subscription.expires === expires) return;
  sessionStore.setState({ user: { ...user, subscription } });
}

/** Any auth failure, and logout: nothing of the session is left. */
export function endSession(): void {
  if (sessionStore.getState().status === 'guest' && storedTokens() === null) return;
  clearSession();
  sessionStore.setState(guest);
  raise(recentListEmptied, {});
  raise(authStateChanged, { authenticated: false });
}

/** Nobody is signed in, or nobody can tell for now; what is stored stays. */
export const becomeGuest = (): void => sessionStore.setState(guest);

const raise = (name: string, detail: object) => window.dispatchEvent(new CustomEvent(name, { detail }));
