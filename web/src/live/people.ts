import type { ListEntry } from '../api/entries';
import type { Slice, Wheel } from '../wheel/document/document';

/** The people of a room's list by the ids of their entries, those who are gone included. */
export type People = ReadonlyMap<string, ListEntry>;

/** The slice of this visitor's own entry, so that they find themselves on the wheel. */
const mark = { background: '#ffd400', color: '#1c1c1c' };

const markOf = (guid: string, own: string | undefined) => (guid === own ? mark : {});

/** As the entry alone makes it: the host has not changed it. */
const isUntouched = (slice: Slice, { name, weight = 1 }: ListEntry): boolean =>
  slice.text === name && slice.active && slice.weight === weight && Object.keys(slice).length === 4;

/**
 * Puts the people of a list on a wheel, as the server does before it draws (`server/entries/composition.hpp`): the
 * host's own slices come first, then one for each person, in the order of joining. A person's slice that the host has
 * changed counts as the host's; the slice of a person who has left is removed. Returns the same wheel if nothing
 * changes.
 */
export function peopleOn(wheel: Wheel, people: People, shown: People = people, own?: string): Wheel {
  const bySlice = new Map(wheel.slices.map((slice) => [slice.guid, slice]));
  const isHosts = (slice: Slice) => {
    const entry = people.get(slice.guid);
    if (!entry) return true;
    return entry.state === 'in' && !isUntouched(slice, shown.get(slice.guid) ?? entry);
  };
  const hosts = wheel.slices.filter(isHosts);
  const taken = new Set(hosts.map(({ guid }) => guid));
  const theirs = [...people.values()]
    .filter(({ state, entryId }) => state === 'in' && !taken.has(entryId))
    .toSorted((one, other) => one.place - other.place)
    .map(({ entryId, name, weight = 1 }): Slice => {
      const before = bySlice.get(entryId);
      if (before && before.text === name && before.weight === weight) return before;
      return { guid: entryId, text: name, active: true, weight, ...markOf(entryId, own) };
    });
  const slices = [...hosts, ...theirs];
  const isSame =
    slices.length === wheel.slices.length && slices.every((each, at) => each === wheel.slices[at]);
  return isSame ? wheel : { ...wheel, slices };
}

/** The slices that the host sends: the room has the people itself. */
export const withoutPeople = (slices: readonly Slice[], people: People): Slice[] =>
  slices.filter((slice) => {
    const entry = people.get(slice.guid);
    return !entry || !isUntouched(slice, entry);
  });
