import { type Leaving, leaveWith, logOut } from '../../session/leave-session';
import type { SessionNotice } from '../../session/notices';
import { tellNotice } from './tell-notice';

const leaving: Leaving = {
  tell: (notice) => void tellNotice(notice),
  go: (address) => window.location.assign(address),
};

export const signOut = (): void => void logOut(leaving);

/** After the session was ended by other means: back to the start page with a last word. */
export const goHomeWith = (notice: SessionNotice): void => leaveWith(notice, leaving);
