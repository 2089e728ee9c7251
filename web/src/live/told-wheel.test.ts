import { expect, test } from 'vitest';
import { newGuid } from '../wheel/document/guid';
import { newWheel } from '../wheel/document/new-wheel';
import { seenWheel, toldWheel } from './told-wheel';

const wheel = newWheel();
const history = [{ guid: 'a', itemName: 'a', won: 1, userId: 'guest', by: 'Guest', lastWonTimestamp: 1 }];
const owned = {
  ...wheel,
  owner: 'google:1',
  shareId: 'link',
  cloudSavedAt: 5,
  'wheel-definition': { ...wheel['wheel-definition'], history, totalWheelSpins: 7 },
};

test('what is the host’s alone is not told', () => {
  expect(JSON.stringify(toldWheel(owned))).not.toMatch(/google|link|cloudSaved|lastWon|totalWheelSpins/);
  expect(toldWheel(owned).id).toBe(wheel.id);
});

test('an id the server does not take gives way to the room’s', () => {
  const inRoom = newGuid();
  const odd = { ...owned, id: 'sample-7' };
  expect(toldWheel(odd, inRoom)).toMatchObject({ id: inRoom, 'wheel-definition': { id: inRoom } });
  expect(toldWheel(odd)).not.toHaveProperty('id');
});

test('a viewer’s wheel is nobody’s to save but as a copy, and keeps what was seen', () => {
  const seen = seenWheel(toldWheel(owned), owned);
  expect(seen).toMatchObject({ source: 'shared', 'wheel-definition': { history, totalWheelSpins: 7 } });
  expect(seenWheel(toldWheel(owned), null)['wheel-definition'].history).toBeUndefined();
});
