import { sessionStore } from '../session/session-state';
import { guest, type Spinner } from '../wheel/keeping/win-history';

/** Under whose name a win goes into the history. */
export function whoSpins(): Spinner {
  const { user } = sessionStore.getState();
  return user ? { id: user.id, name: user.name || guest.name } : guest;
}
