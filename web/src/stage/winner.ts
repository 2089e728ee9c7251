import type { LazyPart } from '../components/lazy-part/lazy-part';
import { sessionStore } from '../session/session-state';
import { guest, type Spinner } from '../wheel/keeping/win-history';

/** The name under which a win is recorded. */
export function whoSpins(): Spinner {
  const { user } = sessionStore.getState();
  return user ? { id: user.id, name: user.name || guest.name } : guest;
}

let dialog: Pick<LazyPart, 'fetch'> | undefined;

/** The app registers the dialog that shows the winner. */
export function registerWinnerDialog(part: Pick<LazyPart, 'fetch'>): void {
  dialog = part;
}

/**
 * Fetches the winner dialog before the wheel stops. A failure doesn't matter yet: the dialog is fetched again when it
 * is shown.
 */
export const expectWinner = (): void => void dialog?.fetch().catch(() => {});
