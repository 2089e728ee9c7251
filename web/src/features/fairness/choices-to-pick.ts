import type { Slice } from '../../wheel/document/document';
import { peekAtStoredWheel } from '../../wheel/keeping/stored-wheel';

/** What picking needs to know about a choice. */
export type Pickable = Pick<Slice, 'guid' | 'text' | 'weight' | 'active'>;

/** Choices of equal chances, numbered from 1. */
export const equalChoices = (count: number): Pickable[] =>
  Array.from({ length: count }, (_, place) => ({
    guid: `choice-${place}`,
    text: String(place + 1),
    weight: 1,
    active: true,
  }));

/** With more choices a million picks would take minutes. */
const most = 1000;

/** The wheel on the visitor's stage, to pick from; null if it has no choice. */
export function storedChoices(wheel = peekAtStoredWheel()): { name: string; choices: Pickable[] } | null {
  const active = wheel?.slices.filter((slice) => slice.active) ?? [];
  if (active.length < 2 || active.length > most) return null;
  const choices = active.map(({ guid, text, weight }) => ({ guid, text, weight, active: true }));
  return { name: wheel?.name?.trim() ?? '', choices };
}
