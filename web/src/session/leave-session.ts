import { logOutOnServer } from '../api/account';
import { carryNotice } from './keep-session';
import { loggedOut, loggedOutHereOnly, logoutFailed, type SessionNotice } from './notices';

export interface Leaving {
  tell: (notice: SessionNotice) => void;
  go: (address: string) => void;
}

interface SigningOut extends Leaving {
  /** Removes from this browser what it has of the account. */
  leave: () => Promise<void>;
}

/** Signs out here and on the server. The wheel on the page is not touched. */
export async function logOut({ leave, ...leaving }: SigningOut): Promise<void> {
  let notice: SessionNotice = logoutFailed;
  try {
    const wasTold = await logOutOnServer();
    await leave();
    notice = wasTold ? loggedOut : loggedOutHereOnly;
  } catch (error) {
    console.error('Signing out failed.', error);
  }
  leaveWith(notice, leaving);
}

/** Leads back to the start page with a final notice. */
export function leaveWith(notice: SessionNotice, { tell, go }: Leaving): void {
  const { pathname, search } = window.location;
  const home = homeAfterLogout(pathname);
  if (home === pathname && search === '') {
    tell(notice);
  } else {
    carryNotice(notice);
    go(home);
  }
}

/** The home of a two-letter language when the visitor is there, otherwise the root. */
export function homeAfterLogout(pathname: string): string {
  const language = /^\/([a-z]{2})\/?$/.exec(pathname)?.[1];
  return language ? `/${language}/` : '/';
}
