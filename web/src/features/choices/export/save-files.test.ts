import { expect, it } from 'vitest';
import { readCsv } from '../../../files/read-csv';
import type { Wheel } from '../../../wheel/document/document';
import { openDocument } from '../../../wheel/document/upgrade';
import { wheelFile } from '../../../wheel/document/wheel-file';
import { definitionOf, wheelOf } from '../../../wheel/testing/wheels';
import { choicesCsv } from './save-files';

const win = { itemName: 'x', userId: 'guest', by: 'Guest', lastWonTimestamp: 1 };
const wheel: Wheel = wheelOf({
  id: 'w',
  owner: 'google:1',
  shareId: 's',
  cloudSaved: true,
  name: 'Lunch',
  slices: [
    { guid: 'a', text: '=SUM(1)', active: true, weight: 3 },
    { guid: 'b', text: 'Fish, "chips"', active: false, weight: 1 },
  ],
  results: {
    history: [
      { ...win, guid: 'b', won: 2 },
      { ...win, guid: 'b', won: 1, userId: 'other' },
    ],
  },
});

it('a CSV has text, weight, active and wins of each choice, and no formula', () => {
  expect(readCsv(choicesCsv(wheel, ['Choice', 'Weight', 'Active', 'Wins']).slice(1), ',').rows).toEqual([
    ['Choice', 'Weight', 'Active', 'Wins'],
    ["'=SUM(1)", '3', '1', '0'],
    ['Fish, "chips"', '1', '0', '3'],
  ]);
});

it('a wheel file opens as the wheel it was, without its account', () => {
  const { wheel: opened } = openDocument(JSON.parse(wheelFile(wheel)));
  expect(opened && definitionOf(opened)).toEqual(definitionOf(wheel));
  expect(opened).not.toHaveProperty('owner');
  expect(opened).not.toHaveProperty('shareId');
  expect(opened).not.toHaveProperty('cloudSaved');
});

it('a wheel file contains no signed addresses', () => {
  const picture = { id: 'i1', signed: '/media/u/i1?sig=x' };
  const file = wheelFile(wheelOf({ look: { backgrounds: { wheel: picture } } }));
  expect(file).toContain('"i1"');
  expect(file).not.toContain('sig=');
});
