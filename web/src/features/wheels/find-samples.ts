import type { Sample } from '../../wheel/sample';

/** The samples in which every word of the query is found; letters count without their accents. */
export function findSamples(samples: readonly Sample[], query: string): readonly Sample[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return samples;
  return samples.filter(({ name, description, choices }) => {
    const text = plain([name, description, ...choices].join('\n'));
    return words.every((word) => text.includes(word));
  });
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
