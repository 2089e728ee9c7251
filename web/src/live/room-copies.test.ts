import { expect, test } from 'vitest';
import type { Wheel } from '../wheel/document/document';
import { newGuid } from '../wheel/document/guid';
import { newWheel } from '../wheel/document/new-wheel';
import { openDocument } from '../wheel/document/upgrade';
import { publicCopy, viewerCopy } from './room-copies';

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
  expect(JSON.stringify(publicCopy(owned))).not.toMatch(/google|link|cloudSaved|lastWon|totalWheelSpins/);
  expect(publicCopy(owned).id).toBe(wheel.id);
});

test('an id the server does not take gives way to the room’s', () => {
  const inRoom = newGuid();
  const odd = { ...owned, id: 'sample-7' };
  expect(publicCopy(odd, inRoom)).toMatchObject({ id: inRoom, 'wheel-definition': { id: inRoom } });
  expect(publicCopy(odd)).not.toHaveProperty('id');
});

test('a viewer’s wheel can only be saved as a copy, and keeps the wins that were seen', () => {
  const told = openDocument(publicCopy(owned)).wheel as Wheel;
  expect(viewerCopy(told, owned)).toMatchObject({
    source: 'shared',
    results: { history, totalWheelSpins: 7 },
  });
  expect(viewerCopy(told, null).results.history).toBeUndefined();
});
