import type { Wheel, WheelLook } from '../document/document';
import type { Sample } from '../document/sample';
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

/** The stored and sent form of it, without its surroundings: for tests of the field names in documents. */
export const definitionOf = (wheel: Wheel) => writeDocument(wheel)['wheel-definition'];

const fiveColors = ['#aa0000', '#00aa00', '#0000aa', '#aaaa00', '#00aaaa'].map((background) => ({
  background,
  color: '#ffffff',
}));
const animalNames = ['Ant', 'Bee', 'Cat', 'Dog', 'Eel', 'Fox', 'Gnu', 'Hen'];

/** A sample of eight choices in five colours. */
export const animals: Sample = {
  slug: 'animals',
  name: 'Animals',
  description: 'Which one?',
  choices: animalNames,
  colors: fiveColors,
  wheel: {
    templateName: 'animals',
    isSpecialWheel: true,
    'result-effect': 'stars',
    'wheel-definition': {
      'wheel-theme': 'nature',
      'wheel-palette': 'Meadow',
      speed: 3,
      duration: 4000,
      rotates: 12,
    },
  },
};
