import { expect, it } from 'vitest';
import { readCsv } from '../../../files/read-csv';
import type { WheelConfig } from '../../../wheel/document/document';
import { openDocument } from '../../../wheel/document/upgrade';
import { choicesCsv, wheelFile } from './save-files';

const win = { itemName: 'x', userId: 'guest', by: 'Guest', lastWonTimestamp: 1 };
const wheel: WheelConfig = {
  id: 'w',
  owner: 'google:1',
  shareId: 's',
  cloudSaved: true,
  'wheel-definition': {
    name: 'Lunch',
    slices: [
      { guid: 'a', text: '=SUM(1)', active: true, weight: 3 },
      { guid: 'b', text: 'Fish, "chips"', active: false, weight: 1 },
    ],
    history: [
      { ...win, guid: 'b', won: 2 },
      { ...win, guid: 'b', won: 1, userId: 'other' },
    ],
  },
};

it('a CSV has text, weight, active and wins of each choice, and no formula', () => {
  expect(readCsv(choicesCsv(wheel, ['Choice', 'Weight', 'Active', 'Wins']).slice(1), ',').rows).toEqual([
    ['Choice', 'Weight', 'Active', 'Wins'],
    ["'=SUM(1)", '3', '1', '0'],
    ['Fish, "chips"', '1', '0', '3'],
  ]);
});

it('a wheel file opens as the wheel it was, without its account', () => {
  const { wheel: opened } = openDocument(JSON.parse(wheelFile(wheel)));
  expect(opened?.['wheel-definition']).toEqual(wheel['wheel-definition']);
  expect(opened).not.toHaveProperty('owner');
  expect(opened).not.toHaveProperty('shareId');
  expect(opened).not.toHaveProperty('cloudSaved');
});

it('a wheel file opens nobody’s pictures', () => {
  const definition = { ...wheel['wheel-definition'], wheelBackgroundImage: 'i1' };
  const signed = { ...definition, signedWheelBackgroundImage: '/media/u/i1?sig=x' };
  const file = wheelFile({ ...wheel, 'wheel-definition': signed });
  expect(file).toContain('"i1"');
  expect(file).not.toContain('sig=');
});
