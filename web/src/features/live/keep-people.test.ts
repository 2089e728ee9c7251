import { beforeAll, expect, it } from 'vitest';
import type { ListEntry } from '../../api/entries';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import type { HistoryEntry } from '../../wheel/document/document';
import { peopleTable, wheelOfPeople } from './keep-people';

const person = (name: string, came: ListEntry['came'] = 'link') =>
  ({ entryId: name, name, came }) as ListEntry;
const wins = (guid: string, won: number, by: string) => ({ guid, won, by }) as HistoryEntry;
const people = [person('Ann'), person('Ben'), person('Zoe', 'host')];

beforeAll(async () => {
  await startI18n('en');
  await loadTexts('live');
});

it('keeps the people of a room as a wheel of choices that are all alike, and says how they came in', () => {
  const wheel = wheelOfPeople(people, 'Lunch', new Date(2026, 10, 19));
  expect(wheel.name).toBe('Lunch: people, November 19, 2026');
  expect(wheel.description).toBe('2 people joined on November 19, 2026. Added by hand: Zoe.');
  expect(wheel.slices.map(({ text, weight }) => [text, weight])).toEqual([
    ['Ann', 1],
    ['Ben', 1],
    ['Zoe', 1],
  ]);
  expect(new Set(wheel.slices.map(({ guid }) => guid)).size).toBe(3);
});

it('names at most twenty who were added by hand', () => {
  const many = Array.from({ length: 30 }, (_, at) => person(`P${at}`, 'host'));
  expect(wheelOfPeople(many, 'Lunch').description).toMatch(/P19, and 10 others\.$/);
});

it('writes who came in how, and who won how often, into a table', () => {
  expect(
    peopleTable(people, [wins('Ben', 2, 'the host'), wins('Ben', 1, 'a viewer')])
      .trim()
      .split('\r\n'),
  ).toEqual([
    expect.stringMatching(/Place,Name,Came in,Wins$/),
    '1,Ann,joined,0',
    '2,Ben,joined,3',
    '3,Zoe,added by hand,0',
  ]);
});
