import { askToSignIn } from '../components/question/ask-to-sign-in';
import { finishTyping } from '../components/text-box/finish-typing';
import { notify } from '../components/toasts/notify';
import { loadTexts } from '../i18n/load-texts';
import { translate } from '../i18n/translate';
import { openLibrary } from '../library/library';
import { sessionSettled } from '../session/session-state';
import { isGuid, newGuid } from '../wheel/document/guid';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { withId } from '../wheel/document/wire-format';
import { wheelStore } from '../wheel/store';
import { leadThroughSignIn } from './lead-through-sign-in';
import { saveKept, takeTheirs } from './outbox';
import { isForeign } from './owner';
import { askAboutConflict, noteSaving, saveStore } from './save-state';
import { saveOwnCopy, wheelAddress } from './save-to-cloud';
import { tellSaveProblem } from './tell-save-problem';

interface SaveOptions {
  force?: boolean;
  /** Save it as another wheel of the user, whatever is in the cloud. */
  asCopy?: boolean;
  go?: (address: string) => void;
}

/** Saves the wheel on the stage. Returns whether the cloud now has it. Guests are sent through sign-in first. */
export async function saveCurrentWheel(options: SaveOptions = {}): Promise<boolean> {
  finishTyping();
  if (!(await sessionSettled())) {
    if (await askToSignIn('save')) await leadThroughSignIn('save', options.go);
    return false;
  }
  await loadTexts('cloud');
  const isCopy = options.asCopy === true || isForeign(wheelStore.getState().wheel);
  const key = isCopy ? keyOfWheel(wheelStore.getState().wheel) : await keptKey();
  // Another click may have been faster.
  if (saveStore.getState().wheels[key]?.isSaving) return false;
  noteSaving(key, true);
  try {
    return await (isCopy ? copyAndGo(key, options) : saveInPlace(key, options));
  } finally {
    noteSaving(key, false);
  }
}

/** The key of the wheel on the stage in the library, where it is added if need be. */
export async function keptKey(): Promise<string> {
  const library = await openLibrary();
  await library.flush();
  const { id: former = '' } = wheelStore.getState().wheel;
  const isRenamed = giveProperId();
  const { wheel, log } = wheelStore.getState();
  const key = await library.add(wheel, log);
  if (isRenamed) await library.forget(former);
  return key;
}

async function saveInPlace(key: string, options: SaveOptions): Promise<boolean> {
  const end = await saveKept(key, { force: options.force === true });
  switch (end.kind) {
    case 'saved':
      notify('success', translate('cloud:told.saved'));
      return true;
    case 'conflict':
      askAboutConflict(key);
      return false;
    case 'waiting':
    case 'refused':
      tellSaveProblem(end.error, (next) => void saveCurrentWheel({ ...options, ...next }));
      return false;
    case 'nothing':
      return false;
  }
}

async function copyAndGo(key: string, options: SaveOptions): Promise<boolean> {
  const { go = (address) => window.location.assign(address) } = options;
  const { wheel, error } = await saveOwnCopy(wheelStore.getState().wheel);
  if (wheel?.id) {
    // Keep both: this version as the copy, the other one under the old id.
    await takeTheirs(key);
    go(wheelAddress(wheel.id));
  }
  if (error) tellSaveProblem(error, (next) => void saveCurrentWheel({ ...options, ...next }));
  return wheel !== null;
}

/** Wheels of earlier versions have ids that the cloud rejects. */
function giveProperId(): boolean {
  const { wheel, followWheel } = wheelStore.getState();
  if (isGuid(wheel.id)) return false;
  followWheel(withId(wheel, newGuid()));
  return true;
}
