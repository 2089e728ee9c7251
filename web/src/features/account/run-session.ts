import type { Landing } from '../../session/landing';
import { rememberAction } from '../../session/remembered';
import { startSession } from '../../session/start-session';
import { leaveForSignedIn } from './after-sign-in';
import { askToSwitch } from './ask-to-switch';
import { followExpiry, showLost } from './show-expired';
import { leaveAccount, tellNotice } from './tell-notice';

// The page that sign-in came back to must not stay in the history.
const go = (address: string) => window.location.replace(address);
const open = (address: string) => window.location.assign(address);

/** The session with its questions and notices. Returns how to stop. */
export function runSession(landing: Landing, { isDashboard }: { isDashboard: boolean }): () => void {
  const stopTelling = followExpiry(open);
  const stop = startSession(
    {
      tell: tellNotice,
      go,
      showLost: () => void showLost(open),
      leave: leaveAccount,
      askToSwitch,
      settled: (isSignedIn, arrival) => {
        if (isSignedIn) return leaveForSignedIn(arrival, { go, tell: (notice) => void tellNotice(notice) });
        if (!isDashboard) return;
        rememberAction('dashboard');
        go('/login?returnTo=/dashboard');
      },
    },
    landing,
  );
  return () => {
    stopTelling();
    stop();
  };
}
