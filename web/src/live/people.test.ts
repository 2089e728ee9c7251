import { expect, test } from 'vitest';
import type { ListEntry } from '../api/entries';
import { wheelOf } from '../wheel/testing/wheels';
import { type People, peopleOn, withoutPeople } from './people';

const entry = (entryId: string, more: Partial<ListEntry> = {}): ListEntry => ({
  entryId,
  change: 1,
  place: Number(entryId.slice(1)),
  state: 'in',
  came: 'link',
  name: `Name of ${entryId}`,
  ...more,
});
const listOf = (...entries: ListEntry[]): People => new Map(entries.map((each) => [each.entryId, each]));
const slice = (guid: string, more = {}) => ({ guid, text: guid, active: true, weight: 1, ...more });
const guids = (wheel: { slices: readonly { guid: string }[] }) => wheel.slices.map(({ guid }) => guid);

test('the people come behind the host’s own slices, in the order of joining', () => {
  const wheel = wheelOf({ slices: [slice('own')] });
  const people = listOf(
    entry('e2'),
    entry('e1'),
    entry('e3', { state: 'waiting' }),
    entry('e4', { state: 'gone' }),
  );
  const full = peopleOn(wheel, people);
  expect(guids(full)).toEqual(['own', 'e1', 'e2']);
  expect(peopleOn(full, people)).toBe(full);
  const longer = { ...full, slices: [...full.slices, slice('later')] };
  expect(guids(peopleOn(longer, people))).toEqual(['own', 'later', 'e1', 'e2']);
});

test('whom the host has changed is the host’s, until they are gone', () => {
  const people = listOf(entry('e1'), entry('e2'));
  const full = peopleOn(wheelOf({ slices: [slice('own')] }), people);
  const hidden = {
    ...full,
    slices: full.slices.map((each) => (each.guid === 'e2' ? { ...each, active: false } : each)),
  };
  const composed = peopleOn(hidden, people);
  expect(guids(composed)).toEqual(['own', 'e2', 'e1']);
  expect(guids({ slices: withoutPeople(composed.slices, people) })).toEqual(['own', 'e2']);
  const left = listOf(entry('e1'), entry('e2', { state: 'gone', name: '' }));
  expect(guids(peopleOn(composed, left))).toEqual(['own', 'e1']);
});

test('a new name is on the wheel, and only the own slice is marked', () => {
  const before = listOf(entry('e1'), entry('e2'));
  const after = listOf(entry('e1', { name: 'Anna' }), entry('e2'));
  const full = peopleOn(wheelOf({ slices: [] }), before);
  const renamed = peopleOn(full, after, before);
  expect(renamed.slices.map(({ text }) => text)).toEqual(['Anna', 'Name of e2']);
  expect(renamed.slices[1]).toBe(full.slices[1]);
  const mine = peopleOn(wheelOf({ slices: [] }), after, after, 'e2');
  expect(mine.slices.map(({ background }) => background !== undefined)).toEqual([false, true]);
});

test('people weigh what the rules of the door say, unless the host has changed their slice', () => {
  const before = listOf(entry('e1', { weight: 3 }), entry('e2'));
  const full = peopleOn(wheelOf({ slices: [] }), before);
  expect(full.slices.map(({ weight }) => weight)).toEqual([3, 1]);
  expect(withoutPeople(full.slices, before)).toEqual([]);
  const after = listOf(entry('e1'), entry('e2', { weight: 2 }));
  const heavier = { ...full, slices: full.slices.map((each) => ({ ...each, weight: each.weight + 4 })) };
  expect(peopleOn(full, after, before).slices.map(({ weight }) => weight)).toEqual([1, 2]);
  expect(peopleOn(heavier, after, before).slices.map(({ weight }) => weight)).toEqual([7, 5]);
});
