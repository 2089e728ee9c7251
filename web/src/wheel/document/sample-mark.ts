import type { Slice, Wheel } from './document';

/**
 * Whether a visitor can change it about a choice; a spin changes none of it. A field that is missing here doesn't compile.
 * Marks are stored: new fields come last.
 */
const isMarked: Record<keyof Required<Slice>, boolean> = {
  guid: false,
  text: true,
  active: true,
  weight: true,
  background: true,
  color: true,
  image: true,
  imageId: true,
  signedImage: false,
  message: true,
  resultEffect: true,
  absentOn: true,
  audio: true,
  url: true,
  discount: true,
  value: true,
  stock: true,
  prize: true,
};
const marked = (Object.keys(isMarked) as (keyof Slice)[]).filter((field) => isMarked[field]);

/** The marks of a wheel's name and of its choices; equal wheels have equal marks. */
const markOf = ({ name, slices }: Pick<Wheel, 'name' | 'slices'>): [name: string, choices: string] => [
  hashOf(name ?? ''),
  choicesMark(slices),
];

/** Asked for at every change of the stage, and a list may be long. */
const known = new WeakMap<Slice[], string>();

function choicesMark(slices: Slice[]): string {
  const fieldsOf = (slice: Slice) => Object.fromEntries(marked.map((field) => [field, slice[field]]));
  const mark = known.get(slices) ?? hashOf(JSON.stringify(slices.map(fieldsOf)));
  known.set(slices, mark);
  return mark;
}

/** The mark of a sample; `ownName` is what the wheel is called once the sample is gone from it. */
export const sampleMarkOf = (sample: Pick<Wheel, 'name' | 'slices'>, ownName: string): string =>
  [...markOf(sample), encodeURIComponent(ownName), ...sample.slices.map(({ text }) => hashOf(text))].join();

/** Without the sample's name and description; those that the visitor gave it stay. */
export function withoutSample(wheel: Wheel, ownName = ''): Wheel {
  const { sampleMark = '', templateName: _template, ...own } = wheel;
  const [name, , marked] = sampleMark.split(',');
  if (name !== hashOf(wheel.name ?? '')) return own;
  return { ...own, name: marked ? decodeURIComponent(marked) : ownName, description: '' };
}

/** The sample goes from a wheel with the last of its choices. Marks of earlier versions don't tell its choices. */
export function withoutLostSample(wheel: Wheel): Wheel {
  const texts = wheel.sampleMark?.split(',').slice(3);
  if (!texts?.length || wheel.slices.some(({ text }) => texts.includes(hashOf(text)))) return wheel;
  return withoutSample(wheel);
}

/** A sample of the visitor whose choices are as they were put on the stage. */
export function isUntouchedSample(wheel: Wheel): boolean {
  const { sampleMark, owner, source } = wheel;
  if (sampleMark === undefined || owner !== undefined || source !== undefined) return false;
  return sampleMark.split(',')[1] === choicesMark(wheel.slices);
}

function hashOf(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash.toString(36);
}
