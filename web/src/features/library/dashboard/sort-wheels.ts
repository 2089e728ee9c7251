import type { ListedWheel } from '../../../api/wheels';
import { matcherOf } from '../../../components/field/matcher-of';

export const orders = ['updated', 'name', 'choices'] as const;
export type Order = (typeof orders)[number];

/** The wheels whose name holds every word, in the chosen order. */
export function findAndSort<Wheel extends ListedWheel>(
  wheels: readonly Wheel[],
  query: string,
  order: Order,
  locale: string,
): Wheel[] {
  const matches = matcherOf(query);
  const found = wheels.filter(({ name }) => matches(name));
  const byName = new Intl.Collator(locale, { numeric: true });
  const comparisons: Record<Order, (one: Wheel, other: Wheel) => number> = {
    updated: (one, other) => other.updatedAt - one.updatedAt,
    name: (one, other) => byName.compare(one.name, other.name),
    choices: (one, other) => other.sliceCount - one.sliceCount,
  };
  return found.sort((one, other) => comparisons[order](one, other) || other.updatedAt - one.updatedAt);
}
