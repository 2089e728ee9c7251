import type { Wheel, WheelLook } from '../document/document';
import { writeDocument } from '../document/wire-format';

type GivenLook = Partial<Omit<WheelLook, 'backgrounds'>> & {
  backgrounds?: Partial<WheelLook['backgrounds']>;
};

/** Parts of a wheel; those that are left out are empty. */
export type GivenWheel = Partial<Omit<Wheel, 'look'>> & { look?: GivenLook };

/** A wheel that has nothing but what it is given. */
export const wheelOf = ({ look, ...given }: GivenWheel = {}): Wheel => ({
  slices: [],
  spin: {},
  results: {},
  unknown: { document: {}, definition: {} },
  ...given,
  look: { ...look, backgrounds: { wheel: {}, container: {}, ...look?.backgrounds } },
});

/** What is stored and sent of it, beside what stands around: for tests of the names that documents have. */
export const definitionOf = (wheel: Wheel) => writeDocument(wheel)['wheel-definition'];
