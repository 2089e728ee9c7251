import { type Library, openLibrary } from '../library/library';
import type { Wheel } from '../wheel/document/document';
import { browserStorage } from '../wheel/keeping/browser-storage';
import { isSameInLink, ownedCopy, type ReadLink, readLink } from '../wheel/link/wheel-link';
import { leaveWheelLink } from './wheel-link-address';

/** The wheel that the address carries, as a wheel of this visitor's library. Once that is stored, the wheel is removed from the address. */
export async function openWheelLink(hash = window.location.hash): Promise<ReadLink> {
  const read = await readLink(hash);
  if (!read.wheel) {
    // A newer page may be able to read it after a reload.
    if (read.problem !== 'newer') leaveWheelLink();
    return read;
  }
  const { wheel, isLasting } = await kept(read.wheel);
  // Where nothing else outlives the page, a reload reads the address again.
  if (isLasting || browserStorage('localStorage')) leaveWheelLink();
  return { wheel };
}

async function kept(wheel: Wheel): Promise<{ wheel: Wheel; isLasting: boolean }> {
  try {
    const library = await openLibrary();
    const { isLasting } = library;
    const earlier = await sameWheel(library, wheel);
    if (earlier) return { wheel: earlier, isLasting };
    const copy = ownedCopy(wheel);
    await library.add(copy);
    return { wheel: copy, isLasting };
  } catch (error) {
    console.error('The wheel of the link could not be stored; it is only on the stage.', error);
    return { wheel: ownedCopy(wheel), isLasting: false };
  }
}

/** Opening a link again shows the copy that it made before, unless the copy was changed: then it makes another. */
async function sameWheel(library: Library, wheel: Wheel): Promise<Wheel | null> {
  const cards = await library.cards();
  for (const { key, name, choices } of cards) {
    if (name !== (wheel.name ?? '') || choices !== wheel.slices.length) continue;
    const document = (await library.read(key))?.record.document;
    if (document && document.source !== 'shared' && isSameInLink(document, wheel)) return document;
  }
  return null;
}
