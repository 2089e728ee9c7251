import { createStore } from 'zustand/vanilla';
import type { AccessToken } from './access-token';
import { clearSession, storedTokens, storeProfile, storeRecent } from './stored-session';
import type { RecentWheel, User } from './user';

/** `starting` until the server has answered: a page must not ask a signed-in visitor to sign in. */
type SessionStatus = 'starting' | 'guest' | 'signed-in';

interface SessionState {
  status: SessionStatus;
  user: User | null;
  recent: readonly RecentWheel[];
}

const guest: SessionState = { status: 'guest', user: null, recent: [] };

export const sessionStore = createStore<SessionState>()(() => ({ ...guest, status: 'starting' }));

/** Window events for scripts outside the page's own code, which subscribes with `onAuthChange` instead. */
export const authStateChanged = 'auth-state-changed';
export const recentListEmptied = 'recent-list-emptied';

type AuthListener = (isSignedIn: boolean) => void;
const authListeners = new Set<AuthListener>();

/** Calls the listener at every sign-in and sign-out. Returns how to stop. */
export function onAuthChange(listener: AuthListener): () => void {
  authListeners.add(listener);
  return () => void authListeners.delete(listener);
}

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

/** Treats the visitor as a guest, also while the server can't be asked. Stored tokens stay. */
export const becomeGuest = (): void => sessionStore.setState(guest);

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

/** Resolves with whether a user is signed in, as soon as that is known. */
export function sessionSettled(): Promise<boolean> {
  const { status } = sessionStore.getState();
  if (status !== 'starting') return Promise.resolve(status === 'signed-in');
  return new Promise((resolve) => {
    const stop = sessionStore.subscribe((now) => {
      if (now.status === 'starting') return;
      stop();
      resolve(now.status === 'signed-in');
    });
  });
}
