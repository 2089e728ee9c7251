import { savesData } from '../../network/saves-data';

/** Something that a later press needs. */
export interface Fetched {
  fetch: () => Promise<unknown>;
}

/** Fetches what is likely to be needed soon, unless the visitor saves data. A failure is reported when the part is needed. */
export const warmUp = (part: Fetched): void => {
  if (!savesData()) part.fetch().catch(() => {});
};

/** For every control that opens a part: fetches it as soon as a pointer or the focus is there. */
export const warmedBy = (part: Fetched) => ({
  onPointerEnter: () => warmUp(part),
  onFocus: () => warmUp(part),
});
