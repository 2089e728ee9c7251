import { isOwner, isSavedOwn } from '../cloud/owner';
import { ask } from '../components/question/ask';
import { loadTexts } from '../i18n/load-texts';
import { translate, translator } from '../i18n/translate';
import { sessionStore } from '../session/session-state';
import type { User } from '../session/user';
import type { Wheel } from '../wheel/document/document';
import { newWheel } from '../wheel/document/new-wheel';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { nameWheel } from '../wheel/edits/edits';
import { journal } from '../wheel/keeping/journal';
import { hasUnsavedChanges, wheelStore } from '../wheel/store';

/** Puts another wheel on the stage, unless the visitor prefers to stay; the previous one stays in the library. */
export async function changeWheel(wheel: Wheel): Promise<boolean> {
  if (!(await mayLeaveWheel())) return false;
  wheelStore.getState().replaceWheel(wheel);
  return true;
}

/** Whether another wheel may replace this one: asks only when it has changes that aren't in the cloud. */
export async function mayLeaveWheel(): Promise<boolean> {
  const state = wheelStore.getState();
  if (!hasUnsavedChanges(state)) return true;
  await Promise.all([loadTexts('config'), writtenByNow()]);
  const t = translator('config');
  return ask({
    title: t('unsavedChanges.title'),
    text: t(`unsavedChanges.${whereItStays(state.wheel, sessionStore.getState().user)}`),
    confirm: t('unsavedChanges.continueButton'),
    cancel: t('unsavedChanges.cancelButton'),
  });
}

/** The text just typed is on its way to the library. A database that doesn't answer isn't waited for. */
const writtenByNow = async (): Promise<void> => {
  const written = import('../library/library').then(async ({ openLibrary }) => (await openLibrary()).flush());
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, 200);
  });
  await Promise.race([written.catch(() => {}), late]);
};

/** The library keeps every wheel; where a visitor finds it again depends on its owner. */
function whereItStays(wheel: Wheel, user: User | null) {
  // The library's database doesn't answer: the next page puts the wheel there.
  if (journal.has(keyOfWheel(wheel))) return 'textNoted';
  const isOwn = wheel.owner === undefined || wheel.source === 'cms';
  if (isOwn || (wheel.source === 'shared' && !user)) return 'textHere';
  if (!user) return 'textAccount';
  if (wheel.source === 'shared' || !isOwner(wheel, user)) return 'textLink';
  return isSavedOwn(wheel, user) ? 'text' : 'textHere';
}

/**
 * Puts an empty wheel on the stage that waits for its first choice. Returns false when the visitor keeps the current
 * one.
 */
export async function startNewWheel(): Promise<boolean> {
  await loadTexts('wheels');
  const fresh = nameWheel(translate('wheels:new.name'), '')(newWheel());
  const isNew = await changeWheel(fresh);
  if (isNew) focusNewChoice();
  return isNew;
}

export const focusNewChoice = (): void => document.getElementById('new-choice')?.focus();
