import type { Wheel } from './document';

/**
 * The key of a wheel in the library. A shared wheel, a sample or a content wheel is another than the wheel of the same
 * id in the visitor's account: changes to it must not touch that one.
 */
export function keyOfWheel({ id = '', source }: Wheel): string {
  if (source === 'shared') return sharedPrefix + id;
  return source === 'cms' ? sitePrefix + id : id;
}

const sharedPrefix = 'shared:';
const sitePrefix = 'content:';

/** A wheel of a share link. */
export const isOfLink = (key: string): boolean => key.startsWith(sharedPrefix);

/** A sample or content wheel: it belongs to its page and this tab. */
export const isOfSite = (key: string): boolean => key.startsWith(sitePrefix);
