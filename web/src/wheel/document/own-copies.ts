import { endPrizeTurn } from '../picking/prizes';
import type { Wheel } from './document';
import { newGuid } from './guid';
import { withOwnStock } from './stock';
import { withId } from './wire-format';

/** A copy of the wheel with an id of its own. */
export function copyOfWheel(wheel: Wheel, name: string, now = Date.now()): Wheel {
  const { cmsOriginalId: _original, sampleMark: _mark, ...kept } = withId(withoutAccount(wheel), newGuid());
  return endPrizeTurn({ ...kept, name, createdAt: now, updatedAt: now });
}

/** Another user's wheel, a sample or a content wheel as the user's own: with a new id, and not shared. */
export function ownCopy(wheel: Wheel, owner: string, now = Date.now()): Wheel {
  const {
    cmsOriginalId: _original,
    cmsUntouched: _untouched,
    slugs: _slugs,
    ...kept
  } = withId(withoutAccount(wheel), newGuid());
  return endPrizeTurn({
    ...kept,
    owner,
    source: 'guest_saved',
    isShared: false,
    cloudSaved: false,
    createdAt: now,
    updatedAt: now,
  });
}

/** The wheel without its ties to an account or a share: a file belongs to the person who opens it. */
export function withoutAccount(wheel: Wheel): Wheel {
  const {
    owner,
    source,
    shareId,
    isShared,
    embedOrigins,
    listSource,
    cloudSaved,
    cloudSavedAt,
    results,
    ...kept
  } = withOwnStock(wheel);
  const { known, ...counted } = results;
  return { ...kept, results: counted };
}
