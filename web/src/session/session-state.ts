import { createStore } from 'zustand/vanilla';
import type { RecentWheel, User } from './user';

/** `starting` until the server has answered: a page must not ask a signed-in visitor to sign in. */
type SessionStatus = 'starting' | 'guest' | 'signed-in';

interface SessionState {
  status: SessionStatus;
  user: User | null;
  recent: readonly RecentWheel[];
  /** A call that the visitor waits for found the session over: the visitor has to read that and sign in again. */
  hasExpired: boolean;
}

export const guest = { status: 'guest', user: null, recent: [] } as const;

export const sessionStore = createStore<SessionState>()(() => ({
  ...guest,
  status: 'starting',
  hasExpired: false,
}));

/** Window events for scripts outside the page's own code, which subscribes with `onAuthChange` instead. */
export const authStateChanged = 'auth-state-changed';
export const recentListEmptied = 'recent-list-emptied';

type AuthListener = (isSignedIn: boolean, isLost: boolean) => void;
export const authListeners = new Set<AuthListener>();

/** Calls the listener at every sign-in and sign-out. Returns how to stop. */
export function onAuthChange(listener: AuthListener): () => void {
  authListeners.add(listener);
  return () => void authListeners.delete(listener);
}

/** Treats the visitor as a guest, also while the server can't be asked. Stored tokens stay. */
export const becomeGuest = (): void => sessionStore.setState(guest);

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
