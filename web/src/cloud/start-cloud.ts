import { openDialog } from '../components/dialog/open-dialog';
import { loadTexts } from '../i18n/load-texts';
import { openLibrary } from '../library/library';
import { takeAction, takeActionWheel } from '../session/remembered';
import { onAuthChange, sessionSettled, sessionStore } from '../session/session-state';
import { withoutAccount } from '../wheel/document/copies';
import { isOfSite, keyOfWheel } from '../wheel/document/wheel-key';
import { wheelStore } from '../wheel/store';
import { isNotFound } from './cloud-error';
import { loadCloudWheel } from './load-wheels';
import { isJustOpened, withNewest } from './open-cloud-wheel';
import { readState, sendWaiting } from './outbox';
import { isSavedOwn } from './owner';
import { saveCurrentWheel } from './save-wheel';
import { exchangeResults } from './send-results';

/** A server that is down for a day is asked less and less often. */
const shortestWait = 15_000;
const longestWait = 300_000;

/** Resumes what sign-in interrupted, sends the pending saves, then runs `afterSignIn`. Returns how to stop. */
export function startCloud(afterSignIn: () => Promise<void>): () => void {
  void resume().then(afterSignIn);
  // Fetched now: without a connection, the message about the lost connection could not be loaded.
  void Promise.all([loadTexts('cloud'), import('../components/toasts/Toasts')]).catch(() => {});
  let wait = shortestWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendAll = async () => {
    clearTimeout(timer);
    if (!(await sessionSettled()) || (await sendWaiting())) wait = shortestWait;
    else {
      timer = setTimeout(() => void sendAll(), wait);
      wait = Math.min(longestWait, wait * 2);
    }
  };
  const again = () => {
    wait = shortestWait;
    void sendAll();
  };
  const stopState = wheelStore.subscribe(({ wheel }, before) => {
    if (keyOfWheel(wheel) !== keyOfWheel(before.wheel)) void readState(wheel);
  });
  void readState(wheelStore.getState().wheel);
  void sendAll();
  window.addEventListener('online', again);
  const stopAuth = onAuthChange((isSignedIn) => {
    if (isSignedIn) void resume().then(again).then(afterSignIn);
  });
  const stopResults = exchangeResults();
  return () => {
    clearTimeout(timer);
    stopState();
    stopResults();
    window.removeEventListener('online', again);
    stopAuth();
  };
}

export async function resume(): Promise<void> {
  if (!(await sessionSettled())) return;
  const action = takeAction('save', 'share', 'media');
  if (action === 'media') openDialog('media');
  if (action === null || action === 'media') return refreshSavedWheel();
  await showWanted(takeActionWheel());
  if (action === 'save') await saveCurrentWheel();
  else openDialog('share');
}

/** Another wheel may be on the stage by now, or this may be another tab. */
async function showWanted(key: string | null): Promise<void> {
  if (key === null) return;
  const library = await openLibrary();
  if (isOfSite(key) || key !== keyOfWheel(wheelStore.getState().wheel)) await library.show(key);
  // It was stored only while its visitor signed in.
  if (isOfSite(key)) await library.forget(key);
}

/** A wheel of the cloud may have been saved elsewhere since, or deleted. */
async function refreshSavedWheel(): Promise<void> {
  const { wheel } = wheelStore.getState();
  if (!wheel.id || !isSavedOwn(wheel, sessionStore.getState().user)) return;
  const library = await openLibrary();
  if (isJustOpened(wheel.id)) {
    await library.flush();
    await library.add(wheel, wheelStore.getState().log);
    return;
  }
  const { wheel: newest, error } = await loadCloudWheel(wheel.id);
  const isGone = error && isNotFound(error);
  await library.flush();
  const key = await library.add(wheel, wheelStore.getState().log);
  await library.change(key, (record) => {
    if (isGone) return { record: { ...record, document: withoutAccount(record.document) } };
    return newest && { record: withNewest(record, newest) };
  });
}
