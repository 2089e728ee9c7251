import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noRoom, type RoomControl, roomStore } from '../../live/room-store';
import { chatTalk } from './chat-talk';

const control = { say: vi.fn(), claim: vi.fn(() => Promise.resolve()) };
const place = { place: 1, guid: 'ann', state: 'waiting', until: 1000, by: '', reason: '', next: '' } as const;
const next = { spinId: 'b', number: 2, commitment: '' };

function talking() {
  const { know, heard } = chatTalk();
  know([
    { id: '1001', entryId: 'ann' },
    { id: '1002', entryId: 'ben' },
    { id: '1003', code: 'door_full' },
  ]);
  return heard;
}

beforeEach(() => {
  roomStore.setState({
    control: control as unknown as RoomControl,
    next,
    claims: { spinId: 'a', places: [place] },
  });
});
afterEach(() => {
  roomStore.setState(noRoom);
  vi.clearAllMocks();
});

it('a winner’s first words are the claim, and nobody else’s are', () => {
  const { spoke } = talking();
  spoke('1002', 'me?');
  spoke('1003', 'me?');
  spoke('9999', 'me?');
  expect(control.say).not.toHaveBeenCalled();
  spoke('1001', 'x'.repeat(500));
  expect(control.say).toHaveBeenCalledExactlyOnceWith({ guid: 'ann', text: 'x'.repeat(200) });
  expect(control.claim).toHaveBeenCalledExactlyOnceWith('ann');
});

it.each([
  ['while the wheel turns', { next: null }],
  ['without a time to speak up', { claims: { spinId: 'a', places: [{ ...place, until: null }] } }],
  ['once they have', { claims: { spinId: 'a', places: [{ ...place, state: 'claimed' as const }] } }],
  ['too late', { claims: { spinId: 'a', places: [{ ...place, state: 'replaced' as const }] } }],
])('what a winner says %s is no claim', (_when, room) => {
  roomStore.setState(room);
  talking().spoke('1001', 'hello');
  expect(control.claim).not.toHaveBeenCalled();
});

it('shows the odds of people on the wheel, not of all at once', () => {
  const { odds } = talking();
  odds('9999');
  odds('1002');
  odds('1001');
  expect(control.say).toHaveBeenCalledExactlyOnceWith({ guid: 'ben', text: '' });
});
