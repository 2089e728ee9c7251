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
 * stage is going to merge with the shelf's. Returns the wheel of the mirror where the shelf has it as it is there.
 */
export async function moveOver(
  shelf: Shelf,
  tell: Tabs['tell'],
  onStage?: string,
  storage = browserStorage('localStorage'),
): Promise<Wheel | null> {
  if (!storage) return null;
  const mirrored = await takeOver(shelf, tell, storage, mirrorKey, onStage);
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
  for (const key of keys.filter((each) => earlier.test(each)))
    if ((await takeOver(shelf, tell, storage, key)) && shelf.isLasting) storage.removeItem(key);
  return mirrored?.isOnShelf ? mirrored.wheel : null;
}

/** Returns the wheel, and whether the shelf has just that version of it; null where it stays where it is. */
async function takeOver(
  shelf: Shelf,
  tell: Tabs['tell'],
  storage: Storage,
  place: string,
  onStage?: string,
): Promise<{ wheel: Wheel; isOnShelf: boolean } | null> {
  const text = storage.getItem(place);
  const wheel = opened(text);
  if (!wheel) return null;
  try {
    const taken = identified(wheel);
    const isOnShelf = await putOn(shelf, tell, taken, onStage);
    // Without its id the next visit would take it for another wheel.
    if (taken !== wheel && storage.getItem(place) === text) storage.setItem(place, textOfWheel(taken));
    return { wheel: taken, isOnShelf };
  } catch (error) {
    console.error('An earlier wheel could not be taken over; it stays where it is.', error);
    return null;
  }
}

/** Another tab may show the wheel already: it has to hear of edits made here before the library had started. */
async function putOn(shelf: Shelf, tell: Tabs['tell'], wheel: Wheel, onStage?: string): Promise<boolean> {
  const key = keyOfWheel(wheel);
  let revision: number | undefined;
  const kept = await shelf.change(key, (before) => {
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
  return kept !== null && editedAt(kept.document) === editedAt(wheel);
}

const editedAt = ({ updatedAt }: Wheel): number => updatedAt ?? 0;

function opened(text: string | null): Wheel | null {
  try {
    return openDocument(JSON.parse(text ?? 'null')).wheel ?? null;
  } catch {
    return null;
  }
}
