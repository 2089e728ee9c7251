import { hasCarriedNotice } from './carried-notice';
import type { SessionNotice } from './notices';
import { takePageError } from './page-error';
import { cleanAddressBar, type ReturnAddress, readReturnAddress } from './return-address';
import { heldSignIn, holdSignIn, storedTokens } from './stored-session';

/** What the page found when it was opened: in its address, and in place of its content. */
export interface Landing {
  returned: ReturnAddress;
  pageError: SessionNotice | null;
}

/**
 * Must run before other code reads the address: it takes the tokens out of it. They are held for the session, whose
 * code may not be fetched before a reload.
 */
export function readLanding(): Landing {
  const returned = readReturnAddress(window.location);
  cleanAddressBar();
  if (Object.values(returned).some((each) => each !== null)) holdSignIn(returned);
  return { returned, pageError: takePageError(document.body) };
}

/** A link to the open page with other text after `#` loads nothing, so its tokens are read here. Returns how to stop. */
export function onLaterTokens(take: (landing: Landing) => void): () => void {
  const look = () => {
    const landing = readLanding();
    if (landing.returned.tokens) take(landing);
  };
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
}

/** Whether there is a session to check or something to tell. Most guests have neither. */
export const needsSession = ({ pageError }: Landing): boolean =>
  pageError !== null || storedTokens() !== null || heldSignIn() !== null || hasCarriedNotice();
