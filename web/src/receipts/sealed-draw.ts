import { createStore } from 'zustand/vanilla';

interface SealedDraw {
  /** The id of the receipt. */
  receipt: string | null;
  /** The fingerprint that was shown before the draw. */
  commitment: string;
}

/** The last draw of this page whose receipt was compared with its promise, and kept it. */
export const sealedStore = createStore<SealedDraw>()(() => ({ receipt: null, commitment: '' }));

/** A fingerprint in groups, as it is compared with a note. */
export const inGroups = (commitment: string): string => (commitment.match(/.{1,4}/g) ?? []).join(' ');

/** The beginning of it, short enough to note. */
export const shortSeal = (commitment: string): string => inGroups(commitment.slice(0, 16));
