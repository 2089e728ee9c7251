import { onAuthChange } from '../session/session-state';
import { withoutSite } from '../wheel/document/copies';
import type { StoredWheel } from '../wheel/keeping/stored-wheel';
import { wheelStore } from '../wheel/store';

/**
 * Signing out leads to the start page, which shows the wheel that this browser keeps. So the wheel on the stage is stored
 * at sign-out, changed or not. A content wheel has its own page and is stored as the visitor's, if it was changed or
 * nothing is stored yet. Returns how to stop.
 */
export function keepOnSignOut(stored: StoredWheel): () => void {
  return onAuthChange((isSignedIn) => {
    if (isSignedIn) return;
    const { wheel, undoHistory, log } = wheelStore.getState();
    if (wheel.source !== 'cms') return stored.write(wheel);
    const isTouched = undoHistory.snapshots.length > 1 || log.entries.length > 0;
    if (isTouched || stored.read() === null) stored.write(withoutSite(wheel));
  });
}
