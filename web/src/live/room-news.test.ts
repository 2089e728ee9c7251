import { expect, it } from 'vitest';
import type { ServerMessage } from './messages';
import { newsOf } from './room-news';
import { noRoom, type RoomState } from './room-store';

function after(before: RoomState, ...messages: ServerMessage[]): RoomState {
  const room = { ...before };
  for (const message of messages) Object.assign(room, newsOf(message, room));
  return room;
}
const said = (guid: string, text: string): ServerMessage => ({ type: 'said', seq: 1, guid, text });

it('odds that somebody asks for leave the words of a winner on the screen', () => {
  const room = after(noRoom, said('ann', 'It’s me!'), said('ben', ''));
  expect(room.words).toEqual({ ann: 'It’s me!' });
  expect(room.odds).toEqual({ guid: 'ben' });
});

it('each of several winners keeps their words until the next spin', () => {
  const room = after(noRoom, said('ann', 'It’s me!'), said('ben', 'And me!'), said('ann', ''));
  expect(room.words).toEqual({ ann: 'It’s me!', ben: 'And me!' });
  const spin = {
    type: 'spin',
    seq: 2,
    spinId: 's2',
    number: 2,
    winner: 'ann',
    from: 0,
    landing: 1,
    rotates: 1,
    duration: 10,
    startsAt: 0,
    by: { viewerId: 'ada', name: '' },
  } as const;
  expect(after(room, spin)).toMatchObject({ words: {}, odds: null });
});
