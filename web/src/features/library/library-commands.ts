import { notify } from '../../components/toasts/notify';
import { loadTexts } from '../../i18n/load-texts';
import { translator } from '../../i18n/translate';
import { type Library, openLibrary } from '../../library/library';
import type { WheelCard } from '../../library/wheel-record';
import { sessionStore } from '../../session/session-state';
import { mayLeaveWheel } from '../../stage/change-wheel';
import type { Wheel } from '../../wheel/document/document';
import { newWheel } from '../../wheel/document/new-wheel';
import { keyOfWheel } from '../../wheel/document/wheel-key';
import { nameWheel } from '../../wheel/edits/edits';
import { storedWheel } from '../../wheel/keeping/stored-wheel';
import { wheelStore } from '../../wheel/store';
import { isOwnCard } from './use-cards';

const t = translator('library');

/** As long as the message with the undo is there. */
const undoTime = 8000;

const stageKey = (): string => keyOfWheel(wheelStore.getState().wheel);

const nameOf = ({ name }: Pick<WheelCard, 'name'>): string => name.trim() || t('unnamed');

/** Puts a wheel on the stage, unless the visitor stays with the current one. Returns whether it is there. */
export async function openKept({ key }: WheelCard): Promise<boolean> {
  if (key === stageKey()) return true;
  let isShown = false;
  await attempt(async (library) => {
    if (!(await mayLeaveWheel())) return;
    isShown = await library.show(key);
    if (!isShown) notify('error', t('failed'));
  });
  return isShown;
}

export const renameKept = ({ key }: Pick<WheelCard, 'key'>, name: string): Promise<void> =>
  attempt((library) => library.rename(key, name.trim()));

export const duplicateKept = (card: Pick<WheelCard, 'key' | 'name'>): Promise<void> =>
  attempt(async (library) => {
    const name = nameOf(card);
    await library.duplicate(card.key, t('common:copyName', { name }));
    notify('success', t('common:duplicated', { name }));
  });

export const removeKept = (card: Pick<WheelCard, 'key' | 'name'>): Promise<void> =>
  attempt(async (library) => {
    await withdraw(library, card.key);
    await library.remove(card.key);
    const undo = () => void restoreKept(card.key);
    notify(
      'info',
      t('common:deleted', { name: nameOf(card) }),
      { label: t('common:undo'), run: undo },
      undoTime,
    );
  });

/** Takes a wheel of the cloud out of the library while its deletion can still be undone. */
export const trashKept = (key: string): Promise<void> =>
  attempt(async (library) => {
    await withdraw(library, key);
    await library.remove(key);
  });

export const restoreKept = (key: string): Promise<void> => attempt((library) => library.bringBack(key));

/** For good, once the cloud has deleted it too. */
export const purgeKept = (key: string): Promise<void> => attempt((library) => library.forget(key));

/**
 * Puts the wheel that was used before this one on the stage and into its mirror. Otherwise the next edit or the next
 * visit would bring the deleted wheel back.
 */
async function withdraw(library: Library, key: string): Promise<void> {
  await library.flush();
  if (key === stageKey()) {
    const next = await nextCard(library, key);
    if (!next || !(await library.show(next.key))) wheelStore.getState().replaceWheel(emptyWheel());
  }
  const stored = storedWheel(() => {});
  const mirrored = stored.read();
  if (mirrored && keyOfWheel(mirrored) === key) stored.write(await nextWheel(library, key));
}

async function nextCard(library: Library, key: string): Promise<WheelCard | undefined> {
  const { user } = sessionStore.getState();
  return (await library.cards()).find((card) => card.key !== key && isOwnCard(card, user));
}

async function nextWheel(library: Library, key: string): Promise<Wheel> {
  const next = await nextCard(library, key);
  const kept = next && (await library.read(next.key));
  return kept ? kept.record.document : emptyWheel();
}

const emptyWheel = (): Wheel => nameWheel(t('new'), '')(newWheel());

async function attempt(work: (library: Library) => Promise<void>): Promise<void> {
  try {
    await loadTexts('library');
    await work(await openLibrary());
  } catch (error) {
    console.error('A wheel of this browser could not be changed.', error);
    notify('error', t('failed'));
  }
}
