import type { LazyPart } from '../components/lazy-part/lazy-part';
import { sessionStore } from '../session/session-state';
import { guest, type Spinner } from '../wheel/keeping/win-history';

/** Under whose name a win goes into the history. */
export function whoSpins(): Spinner {
  const { user } = sessionStore.getState();
  return user ? { id: user.id, name: user.name || guest.name } : guest;
}

let dialog: Pick<LazyPart, 'fetch'> | undefined;

/** The app says which dialog tells the winner. */
export function registerWinnerDialog(part: Pick<LazyPart, 'fetch'>): void {
  dialog = part;
}

/** Fetches the winner dialog before the wheel stops. A failure is no matter yet: the dialog is tried again when shown. */
export const expectWinner = (): void => void dialog?.fetch().catch(() => {});
