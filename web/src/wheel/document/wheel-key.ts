import type { WheelConfig } from './document';

/**
 * Where a wheel has its place in the library. A wheel behind somebody's link, or of the site's, is another than the one
 * of the same id in one's account: what a visitor does to it must not touch that one.
 */
export function keyOfWheel({ id = '', source }: WheelConfig): string {
  if (source === 'shared') return sharedPrefix + id;
  return source === 'cms' ? sitePrefix + id : id;
}

const sharedPrefix = 'shared:';
const sitePrefix = 'content:';

/** A wheel behind somebody's link. */
export const isOfLink = (key: string): boolean => key.startsWith(sharedPrefix);

/** A wheel of the site's: it belongs to its page and this tab. */
export const isOfSite = (key: string): boolean => key.startsWith(sitePrefix);
