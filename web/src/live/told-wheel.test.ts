import { expect, test } from 'vitest';
import type { Wheel } from '../wheel/document/document';
import { newGuid } from '../wheel/document/guid';
import { newWheel } from '../wheel/document/new-wheel';
import { openDocument } from '../wheel/document/upgrade';
import { seenWheel, toldWheel } from './told-wheel';

const wheel = newWheel();
const history = [{ guid: 'a', itemName: 'a', won: 1, userId: 'guest', by: 'Guest', lastWonTimestamp: 1 }];
const owned = {
  ...wheel,
  owner: 'google:1',
  shareId: 'link',
  cloudSavedAt: 5,
  results: { history, totalWheelSpins: 7 },
};

test('the host’s own data is left out', () => {
  expect(JSON.stringify(toldWheel(owned))).not.toMatch(/google|link|cloudSaved|lastWon|totalWheelSpins/);
  expect(toldWheel(owned).id).toBe(wheel.id);
});

test('an id the server does not take gives way to the room’s', () => {
  const inRoom = newGuid();
  const odd = { ...owned, id: 'sample-7' };
  expect(toldWheel(odd, inRoom)).toMatchObject({ id: inRoom, 'wheel-definition': { id: inRoom } });
  expect(toldWheel(odd)).not.toHaveProperty('id');
});

test('a viewer’s wheel can only be saved as a copy, and keeps the wins that were seen', () => {
  const told = openDocument(toldWheel(owned)).wheel as Wheel;
  expect(seenWheel(told, owned)).toMatchObject({
    source: 'shared',
    results: { history, totalWheelSpins: 7 },
  });
  expect(seenWheel(told, null).results.history).toBeUndefined();
});
