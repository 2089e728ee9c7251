/** How many characters of a file's name are shown. */
export const nameLengths = { image: 15, sound: 40 } as const;

const cut = '…';
const longestExtension = 6;

/** A name of at most so many characters; what is left out is in the middle, so that the extension stays. */
export function shortName(name: string, limit: number): string {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  if (letters.length <= limit) return name;
  const dot = letters.lastIndexOf('.');
  const isExtension = dot > 0 && letters.length - dot <= longestExtension;
  const end = isExtension ? letters.slice(dot) : [];
  return [...letters.slice(0, limit - end.length - cut.length), cut, ...end].join('');
}
