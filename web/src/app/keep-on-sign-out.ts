import { authStateChanged } from '../session/session-state';
import { wheelStore } from '../wheel/store';
import type { StoredWheel } from '../wheel/stored-wheel';
import { withoutAccount } from '../wheel/without-account';

/**
 * Signing out leads to the start page, which shows what this browser keeps: the wheel on the stage goes there, also one
 * that nobody has changed yet. A content wheel has its own page and takes no other wheel's place. Answers how to stop.
 */
export function keepOnSignOut(stored: StoredWheel): () => void {
  const changed = (event: Event) => {
    if ((event as CustomEvent).detail?.authenticated !== false) return;
    const { config } = wheelStore.getState();
    if (config.source !== 'cms') return stored.write(config);
    const { cmsOriginalId: _original, ...own } = withoutAccount(config);
    if (stored.read() === null) stored.write(own);
  };
  window.addEventListener(authStateChanged, changed);
  return () => window.removeEventListener(authStateChanged, changed);
}
