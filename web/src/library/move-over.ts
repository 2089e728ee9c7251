import type { Wheel } from '../wheel/document/document';
import { openDocument } from '../wheel/document/upgrade';
import { isOfLink, keyOfWheel } from '../wheel/document/wheel-key';
import { browserStorage } from '../wheel/keeping/browser-storage';
import { identified, textOfWheel } from '../wheel/keeping/stored-wheel';
import { unkeptBaseOf } from '../wheel/keeping/unkept-spins';
import type { Shelf } from './shelf';
import type { Tabs } from './tabs';
import { newRecord } from './wheel-record';

/** The wheel on the stage: it also stays there, as the mirror. */
const mirrorKey = 'wheelConfig';
/** Wheels that were replaced on the stage, that could not be shown, or that waited for their owner to sign in. */
const earlier = /^(wheelConfig\.(left|aside)(\..*)?|pendingWheel)$/;

/**
 * Moves each wheel that earlier versions of the page stored elsewhere to the shelf. Nothing is removed from its old
 * place before the shelf has it, nor where the shelf ends with the page. `onStage` is the key of the wheel that the
 * stage is going to merge with the shelf's.
 */
export async function moveOver(
  shelf: Shelf,
  tell: Tabs['tell'],
  onStage?: string,
  storage = browserStorage('localStorage'),
): Promise<void> {
  if (!storage) return;
  await takeOver(shelf, tell, storage, mirrorKey, onStage);
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
  for (const key of keys.filter((each) => earlier.test(each)))
    if ((await takeOver(shelf, tell, storage, key)) && shelf.isLasting) storage.removeItem(key);
}

/** Returns whether the shelf has it. */
async function takeOver(
  shelf: Shelf,
  tell: Tabs['tell'],
  storage: Storage,
  place: string,
  onStage?: string,
): Promise<boolean> {
  const text = storage.getItem(place);
  const wheel = opened(text);
  if (!wheel) return false;
  try {
    const taken = identified(wheel);
    await putOn(shelf, tell, taken, onStage);
    // Without its id the next visit would take it for another wheel.
    if (taken !== wheel && storage.getItem(place) === text) storage.setItem(place, textOfWheel(taken));
    return true;
  } catch (error) {
    console.error('An earlier wheel could not be taken over; it stays where it is.', error);
    return false;
  }
}

/** Another tab may show the wheel already: it has to hear of edits made here before the library had started. */
async function putOn(shelf: Shelf, tell: Tabs['tell'], wheel: Wheel, onStage?: string): Promise<void> {
  const key = keyOfWheel(wheel);
  let revision: number | undefined;
  await shelf.change(key, (before) => {
    if (before && editedAt(before.document) >= editedAt(wheel)) return null;
    // A shared wheel comes from its link, without what the visitor has made of it: the stage merges the two.
    if (before && key === onStage && isOfLink(key)) return null;
    const record = before
      ? { ...before, document: wheel, revision: before.revision + 1 }
      : newRecord(wheel, unkeptBaseOf(key), editedAt(wheel) || Date.now());
    revision = record.revision;
    return { record };
  });
  if (revision !== undefined) tell({ key, revision });
}

const editedAt = ({ updatedAt }: Wheel): number => updatedAt ?? 0;

function opened(text: string | null): Wheel | null {
  try {
    return openDocument(JSON.parse(text ?? 'null')).wheel ?? null;
  } catch {
    return null;
  }
}
