import type { ListedWheel } from '../../api/list-wheels';

export const orders = ['updated', 'name', 'choices'] as const;
export type Order = (typeof orders)[number];

/** The wheels whose name holds every word, in the wished order; letters count without their accents. */
export function findAndSort(
  wheels: readonly ListedWheel[],
  query: string,
  order: Order,
  locale: string,
): ListedWheel[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const found = wheels.filter(({ name }) => words.every((word) => plain(name).includes(word)));
  const byName = new Intl.Collator(locale, { numeric: true });
  const comparisons: Record<Order, (one: ListedWheel, other: ListedWheel) => number> = {
    updated: (one, other) => other.updatedAt - one.updatedAt,
    name: (one, other) => byName.compare(one.name, other.name),
    choices: (one, other) => other.sliceCount - one.sliceCount,
  };
  return found.sort((one, other) => comparisons[order](one, other) || other.updatedAt - one.updatedAt);
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
