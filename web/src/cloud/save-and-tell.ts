import { openDialog } from '../components/dialog/open-dialog';
import { notify, type ToastAction } from '../components/toasts/notify';
import { loadTexts } from '../i18n/load-texts';
import { translator } from '../i18n/translate';
import { openLibrary } from '../library/library';
import type { SaveProblem, WheelCard } from '../library/wheel-record';
import { expireSession } from '../session/change-session';
import type { Wheel } from '../wheel/document/document';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { wheelStore } from '../wheel/store';
import { rememberWheelFor } from './lead-through-sign-in';
import { properKey } from './proper-key';
import { isAuthFailure, passesByItself } from './read-error';
import { nameOfProblem, problemSentence } from './save-problem';
import { saveStore } from './save-state';
import { wheelAddress } from './save-to-cloud';
import { problemOf, type SaveEnd, save, saveAsCopy, takeTheirs } from './saves';

const readingTime = 10_000;
const t = translator('cloud');

const isOnStage = (key: string): boolean => key === keyOfWheel(wheelStore.getState().wheel);

const assign = (address: string): void => window.location.assign(address);

/** Saves the wheel with this key and tells the visitor how that ended. Returns whether the cloud has it. */
export async function saveAndTell(kept: string, options?: { force?: boolean }): Promise<boolean> {
  await loadTexts('cloud');
  const key = await properKey(kept);
  const end = await save(key, options);
  await tellEnd(key, end, true);
  return end.kind === 'saved';
}

/**
 * Saves the wheel with this key as another wheel of the user, and goes there if it is still on the stage. `shown` is
 * the wheel where the library doesn't keep it.
 */
export async function copyAndTell(key: string, shown?: Wheel, go = assign): Promise<boolean> {
  await loadTexts('cloud');
  saveStore.setState({ copied: key });
  try {
    const { wheel, error } = await saveAsCopy(key, shown);
    const again = () => void copyAndTell(key, shown, go);
    if (error) await tellProblem(key, problemOf(error), again);
    else if (isOnStage(key)) go(wheelAddress(wheel.id ?? ''));
    else notify('success', t('told.savedNamed', { name: wheel.name ?? '' }));
    return !error;
  } finally {
    saveStore.setState({ copied: null });
  }
}

/** Decides which version of a wheel stays that was saved elsewhere in the meantime. */
export async function resolve(key: string, kept: 'mine' | 'theirs' | 'copy', go = assign): Promise<void> {
  if (kept === 'mine') await saveAndTell(key, { force: true });
  else if (kept === 'copy') await copyAndTell(key, undefined, go);
  else await takeTheirs(key);
}

/** Reports how a save ended. If another wheel is on the stage by then, the message names the saved one. */
export async function tellEnd(key: string, end: SaveEnd, isPressed = false): Promise<void> {
  await loadTexts('cloud');
  const compare = () => void openDialog('conflict', { wheel: key });
  switch (end.kind) {
    case 'nothing':
      return;
    case 'saved':
      return notify('success', isOnStage(key) ? t('told.saved') : t('told.savedNamed', await nameOf(key)));
    case 'conflict':
      if (isPressed && isOnStage(key)) compare();
      else
        notify('warning', t('stale.named', await nameOf(key)), { label: t('stale.compare'), run: compare });
      return;
    case 'waiting':
    case 'refused':
      return tellProblem(key, end.problem, () => void saveAndTell(key));
  }
}

const cardOf = async (key: string): Promise<WheelCard | null> => (await openLibrary()).card(key);

const nameOf = async (key: string) => ({ name: (await cardOf(key))?.name.trim() || t('common:wheel') });

/** Says why the wheel wasn't saved, that it is still here, and what to do. */
async function tellProblem(key: string, problem: SaveProblem, again: () => void): Promise<void> {
  if (isAuthFailure(problem)) return saveAfterSignIn(key);
  const isCoEdited = (await cardOf(key))?.coEditor !== undefined;
  const sentence = problemSentence(problem, isCoEdited);
  const text = isOnStage(key) ? sentence : `${t('problem.named', await nameOf(key))} ${sentence}`;
  notify('error', text, actionFor(key, problem, isCoEdited, again), readingTime);
}

function actionFor(
  key: string,
  problem: SaveProblem,
  isCoEdited: boolean,
  again: () => void,
): ToastAction | undefined {
  switch (nameOfProblem(problem, isCoEdited)) {
    case 'conflict':
    case 'coEditEnded':
      return { label: t('problem.asCopy'), run: () => void copyAndTell(key) };
    default: {
      // The save button is for the wheel on the stage.
      const isUseful = passesByItself(problem) || problem.status === -1 || !isOnStage(key);
      return isUseful ? { label: t('problem.retry'), run: again } : undefined;
    }
  }
}

/** The session is over: the visitor reads that and signs in, and then this wheel is saved. */
async function saveAfterSignIn(key: string): Promise<void> {
  await rememberWheelFor('save', key);
  expireSession();
}
