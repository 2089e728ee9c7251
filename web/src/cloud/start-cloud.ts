import { openDialog } from '../components/dialog/open-dialog';
import { loadTexts } from '../i18n/load-texts';
import { type Library, openLibrary } from '../library/library';
import { takeAction, takeActionWheel } from '../session/remembered';
import { onAuthChange, sessionSettled, sessionStore } from '../session/session-state';
import { withoutAccount } from '../wheel/document/own-copies';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { wheelStore } from '../wheel/store';
import { isNotFound } from './cloud-error';
import { loadCloudWheel } from './load-wheels';
import { isJustOpened, withNewest } from './open-cloud-wheel';
import { isSavedOwn } from './owner';
import { saveStore } from './save-state';
import { saveCurrentWheel } from './save-wheel';
import { startSync } from './sync';

/** Resumes what sign-in interrupted, sends everything unsent, then runs `afterSignIn`. Returns how to stop. */
export function startCloud(afterSignIn: () => Promise<void>): () => void {
  void resume().then(afterSignIn);
  // Fetched now: without a connection, the message about the lost connection could not be loaded.
  void Promise.all([loadTexts('cloud'), import('../components/toasts/Toasts')]).catch(() => {});
  const stops = [startSync(), showStageCard()];
  const stopAuth = onAuthChange((isSignedIn) => {
    if (isSignedIn) void resume().then(afterSignIn);
  });
  return () => {
    for (const stop of [...stops, stopAuth]) stop();
  };
}

/** Shows on the save button what the library says of the wheel on the stage. Returns how to stop. */
function showStageCard(): () => void {
  const stageKey = () => keyOfWheel(wheelStore.getState().wheel);
  const stops: (() => void)[] = [];
  let isStopped = false;
  const read = async (library: Library) => {
    const key = stageKey();
    const card = await library.card(key);
    if (key === stageKey()) saveStore.setState({ card });
  };
  void openLibrary().then((library) => {
    if (isStopped) return;
    const show = () => void read(library).catch(console.error);
    stops.push(library.follow((key) => key === stageKey() && show()));
    stops.push(
      wheelStore.subscribe(({ wheel }, before) => {
        if (keyOfWheel(wheel) !== keyOfWheel(before.wheel)) show();
      }),
    );
    show();
  });
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}

export async function resume(): Promise<void> {
  if (!(await sessionSettled())) return;
  const action = takeAction('save', 'share', 'media');
  if (action === 'media') openDialog('media');
  if (action === null || action === 'media') return refreshSavedWheel();
  const wanted = takeActionWheel();
  // Another wheel may be on the stage by now, or this may be another tab.
  if (wanted !== null && !(await (await openLibrary()).show(wanted))) return;
  if (action === 'save') await saveCurrentWheel();
  else openDialog('share');
}

/** A wheel of the cloud may have been saved elsewhere since, or deleted. */
async function refreshSavedWheel(): Promise<void> {
  const { wheel, log } = wheelStore.getState();
  if (!wheel.id || !isSavedOwn(wheel, sessionStore.getState().user)) return;
  const library = await openLibrary();
  if (isJustOpened(wheel.id)) {
    await library.flush();
    await library.add(wheel, log);
    return;
  }
  const { wheel: newest, error } = await loadCloudWheel(wheel.id);
  const isGone = error && isNotFound(error);
  await library.flush();
  const key = await library.add(wheel, log);
  await library.change(key, (record) => {
    if (isGone) return { record: { ...record, document: withoutAccount(record.document) } };
    return newest && { record: withNewest(record, newest) };
  });
}
