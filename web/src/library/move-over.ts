import type { Wheel } from '../wheel/document/document';
import { openDocument } from '../wheel/document/upgrade';
import { keyOfWheel } from '../wheel/document/wheel-key';
import { browserStorage } from '../wheel/keeping/browser-storage';
import { identified, textOfWheel } from '../wheel/keeping/stored-wheel';
import { unkeptBaseOf } from '../wheel/keeping/unkept-spins';
import type { Shelf } from './shelf';
import { newRecord } from './wheel-record';

/** The wheel on the stage: it also stays there, as the mirror. */
const mirrorKey = 'wheelConfig';
/** Wheels that were replaced on the stage, that could not be shown, or that waited for their owner to sign in. */
const earlier = /^(wheelConfig\.(left|aside)(\..*)?|pendingWheel)$/;

/**
 * Moves each wheel that earlier versions of the page stored elsewhere to the shelf. Nothing is removed from its old
 * place before the shelf has it, nor where the shelf ends with the page.
 */
export async function moveOver(shelf: Shelf, storage = browserStorage('localStorage')): Promise<void> {
  if (!storage) return;
  await takeOver(shelf, storage, mirrorKey);
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
  for (const key of keys.filter((each) => earlier.test(each)))
    if ((await takeOver(shelf, storage, key)) && shelf.isLasting) storage.removeItem(key);
}

/** Returns whether the shelf has it. */
async function takeOver(shelf: Shelf, storage: Storage, place: string): Promise<boolean> {
  const text = storage.getItem(place);
  const wheel = opened(text);
  if (!wheel) return false;
  try {
    const taken = identified(wheel);
    await putOn(shelf, taken);
    // Without its id the next visit would take it for another wheel.
    if (taken !== wheel && storage.getItem(place) === text) storage.setItem(place, textOfWheel(taken));
    return true;
  } catch (error) {
    console.error('An earlier wheel could not be taken over; it stays where it is.', error);
    return false;
  }
}

const putOn = (shelf: Shelf, wheel: Wheel) =>
  shelf.change(keyOfWheel(wheel), (record) => {
    if (record && editedAt(record.document) >= editedAt(wheel)) return null;
    if (record) return { record: { ...record, document: wheel } };
    return { record: newRecord(wheel, unkeptBaseOf(keyOfWheel(wheel)), editedAt(wheel) || Date.now()) };
  });

const editedAt = ({ updatedAt }: Wheel): number => updatedAt ?? 0;

function opened(text: string | null): Wheel | null {
  try {
    return openDocument(JSON.parse(text ?? 'null')).wheel ?? null;
  } catch {
    return null;
  }
}
