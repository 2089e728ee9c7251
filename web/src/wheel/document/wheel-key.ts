import type { Wheel } from './document';

/**
 * The key of a wheel in the library. A shared wheel is another than the wheel of the same id in the visitor's account:
 * changes to it must not touch that one.
 */
export const keyOfWheel = ({ id = '', source }: Wheel): string =>
  source === 'shared' ? sharedPrefix + id : id;

const sharedPrefix = 'shared:';

/** A wheel of a share link. */
export const isOfLink = (key: string): boolean => key.startsWith(sharedPrefix);

/** An unedited content wheel: its results end with this tab. */
export const isOfSite = ({ source, updatedAt }: Wheel): boolean =>
  source === 'cms' && updatedAt === undefined;
