import { openLibrary } from '../library/library';
import type { WheelCard } from '../library/wheel-record';
import { onAuthChange, sessionSettled, sessionStore } from '../session/session-state';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { wheelStore } from '../wheel/store';
import { tellEnd } from './save-and-tell';
import { type SaveEnd, sendPending } from './saves';
import { sendResults } from './send-results';

/** A server that is down for a day is asked less and less often. */
const shortestWait = 15_000;
const longestWait = 300_000;
/** Spins within this many ms are sent in one call. */
const batchDelay = 1500;

const stageKey = (): string => keyOfWheel(wheelStore.getState().wheel);

/**
 * Sends everything that the user's account lacks: pending saves and results of every wheel, on the stage or not. The
 * results of the wheel on the stage are fetched too. Returns whether nothing need be tried again soon.
 */
export async function syncAll(): Promise<boolean> {
  const library = await openLibrary();
  let isDone = true;
  for (const card of await library.cards()) {
    try {
      isDone = (await syncOne(card)) && isDone;
    } catch (error) {
      console.error('A wheel could not be sent to the cloud.', error);
    }
  }
  return isDone;
}

async function syncOne({ key, state, unsent }: WheelCard): Promise<boolean> {
  if (!sessionStore.getState().user) return true;
  const isPending = state === 'saving' || state === 'waiting';
  const end = isPending ? await sendPending(key) : nothing;
  if (end.kind === 'refused' || end.kind === 'conflict') await tellEnd(key, end);
  const isOnStage = key === stageKey();
  const isSent = state === 'here' || (unsent === false && !isOnStage);
  const isExchanged = isSent || (await sendResults(key, { onlyUnsent: !isOnStage }));
  return isExchanged && end.kind !== 'waiting';
}

const nothing: SaveEnd = { kind: 'nothing' };

/** Sends everything now, after spins, and whenever the user, the visitor or the connection comes back. Returns how to stop. */
export function startSync(): () => void {
  let wait = shortestWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const later = (time: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), time);
  };
  const run = async () => {
    timer = undefined;
    if (!(await sessionSettled()) || (await syncAll())) wait = shortestWait;
    else if (timer === undefined && !isStopped) {
      later(wait);
      wait = Math.min(longestWait, wait * 2);
    }
  };
  const now = () => {
    wait = shortestWait;
    later(0);
  };
  const seen = () => {
    if (document.visibilityState === 'visible') now();
  };
  const stopWatching = wheelStore.subscribe(({ log, lastChange, wheel }, before) => {
    const isMade = log !== before.log && lastChange === 'made';
    if (isMade || keyOfWheel(wheel) !== keyOfWheel(before.wheel)) later(batchDelay);
  });
  const stopAuth = onAuthChange((isSignedIn) => {
    if (isSignedIn) now();
  });
  let stopFollowing = () => {};
  openLibrary()
    .then(({ follow }) => {
      // A database that opened late has the saves of earlier visits.
      if (!isStopped) stopFollowing = follow((key) => key === '' && now());
    })
    .catch((error) => console.error('The library could not be followed.', error));
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('online', now);
  now();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopWatching();
    stopAuth();
    stopFollowing();
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('online', now);
  };
}
