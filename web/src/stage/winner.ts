import { sessionStore } from '../session/session-state';
import { guest, type Spinner } from '../wheel/keeping/win-history';

/** The name under which a win is recorded. */
export function whoSpins(): Spinner {
  const { user } = sessionStore.getState();
  return user ? { id: user.id, name: user.name || guest.name } : guest;
}
