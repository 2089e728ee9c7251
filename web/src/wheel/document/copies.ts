import type { Wheel } from './document';
import { newGuid } from './guid';
import { withId } from './wire-format';

/** A content wheel for this tab: with an id of its own, so that its visitor's changes are a wheel of their own. */
export const ofThisTab = (wheel: Wheel): Wheel =>
  wheel.cmsOriginalId === undefined || wheel.cmsOriginalId === wheel.id
    ? { ...withId(wheel, newGuid()), ...(wheel.id === undefined ? {} : { cmsOriginalId: wheel.id }) }
    : wheel;

/** The same wheel, of the visitor: a content wheel without its ties to the page of the site. */
export function withoutSite(wheel: Wheel): Wheel {
  const { source, cmsOriginalId, cmsUntouched, slugs, ...own } = wheel;
  return source === 'cms' ? own : wheel;
}
