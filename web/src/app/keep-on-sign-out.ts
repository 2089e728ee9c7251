import { authStateChanged } from '../session/session-state';
import { copyOfWheel } from '../wheel/document/copies';
import type { StoredWheel } from '../wheel/keeping/stored-wheel';
import { wheelStore } from '../wheel/store';

/**
 * Signing out leads to the start page, which shows what this browser keeps: the wheel on the stage goes there, also one
 * that nobody has changed yet. A content wheel has its own page; one that was changed becomes a wheel of its own. Answers
 * how to stop.
 */
export function keepOnSignOut(stored: StoredWheel): () => void {
  const changed = (event: Event) => {
    if ((event as CustomEvent).detail?.authenticated !== false) return;
    const { config, undoHistory, log } = wheelStore.getState();
    if (config.source !== 'cms') return stored.write(config);
    const isTouched = undoHistory.snapshots.length > 1 || log.entries.length > 0;
    if (isTouched || stored.read() === null)
      stored.write(copyOfWheel(config, config['wheel-definition'].name ?? ''));
  };
  window.addEventListener(authStateChanged, changed);
  return () => window.removeEventListener(authStateChanged, changed);
}
