import { matcherOf } from '../../components/search-field/matcher-of';
import type { Sample } from '../../wheel/document/sample';

/** The samples in which every word of the query is found. */
export function findSamples(samples: readonly Sample[], query: string): readonly Sample[] {
  const matches = matcherOf(query);
  return samples.filter(({ name, description, choices }) =>
    matches([name, description, ...choices].join('\n')),
  );
}
