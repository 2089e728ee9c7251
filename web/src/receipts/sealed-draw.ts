import { createStore } from 'zustand/vanilla';

interface SealedDraw {
  /** The id of the receipt. */
  receipt: string | null;
  /** The fingerprint that was shown before the draw. */
  commitment: string;
}

/** The last draw of this page whose receipt was compared with its promise, and kept it. */
export const sealedStore = createStore<SealedDraw>()(() => ({ receipt: null, commitment: '' }));

/** The beginning of a fingerprint in groups, short enough to compare it with a note. */
export const shortSeal = (commitment: string): string =>
  (commitment.slice(0, 16).match(/.{1,4}/g) ?? []).join(' ');
