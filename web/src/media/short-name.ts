/** How many characters of a file's name are shown. */
export const nameLengths = { image: 15, sound: 40 } as const;

const cut = '…';
const longestExtension = 6;

/** A name of at most so many characters; what is left out is in the middle, so that the extension stays. */
export const shortName = (name: string, limit: number): string => nameParts(name, limit).join('');

/** The same in two parts, so that no line breaks within the extension. */
export function nameParts(name: string, limit: number): [start: string, extension: string] {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const dot = letters.lastIndexOf('.');
  const isExtension = dot > 0 && letters.length - dot <= longestExtension;
  const end = isExtension ? letters.slice(dot) : [];
  const start = letters.slice(0, letters.length - end.length);
  const room = limit - end.length;
  const shown = start.length <= room ? start : [...start.slice(0, room - cut.length), cut];
  return [shown.join(''), end.join('')];
}
