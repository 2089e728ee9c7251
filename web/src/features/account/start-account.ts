import { tryAgainLater } from '../../network/try-again-later';
import { type Landing, needsSession, onLaterTokens, readLanding } from '../../session/landing';
import { becomeGuest, sessionStore } from '../../session/session-state';

// Imported last: before the session's modules it makes the first script compress worse.

import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';

/** The page shows no wheel before it knows the user. After this many ms it starts as for a guest. */
const sessionTimeoutMs = 5000;

/**
 * Finds out whether a user is signed in. The code that talks to the server about it is fetched only where there is a
 * session or the answer to a sign-in. Returns how to stop.
 */
export function startAccount({ isDashboard }: { isDashboard: boolean }): () => void {
  const landing = readLanding();
  const stops: (() => void)[] = [];
  const stopAll = () => {
    for (const stop of stops.splice(0)) stop();
  };
  const stopLooking = onLaterTokens((later) => {
    stopAll();
    stops.push(startWith(later, isDashboard));
  });
  if (isDashboard || needsSession(landing)) stops.push(goOnWithoutAnswer(), startWith(landing, isDashboard));
  else becomeGuest();
  return () => {
    stopLooking();
    stopAll();
  };
}

/** Runs the session, again and again until its code is there. Returns how to stop. */
function startWith(landing: Landing, isDashboard: boolean): () => void {
  const stops: (() => void)[] = [];
  let isStopped = false;
  const run = async (attempt: number): Promise<void> => {
    try {
      const { runSession } = await import('./run-session');
      if (!isStopped) stops.push(runSession(landing, { isDashboard }));
    } catch (error) {
      if (isStopped) return;
      becomeGuest();
      // At the first failure the page's texts may not be there yet.
      if (attempt === 1) tellMissingPart('The session did not start.', error);
      stops.push(tryAgainLater(attempt, () => void run(attempt + 1)));
    }
  };
  void run(0);
  return () => {
    isStopped = true;
    for (const stop of stops.splice(0)) stop();
  };
}

/** Several calls can follow one another here, each with its own deadline. The visitor waits for one deadline only. */
function goOnWithoutAnswer(): () => void {
  const timer = setTimeout(() => {
    if (sessionStore.getState().status === 'starting') becomeGuest();
  }, sessionTimeoutMs);
  return () => clearTimeout(timer);
}
