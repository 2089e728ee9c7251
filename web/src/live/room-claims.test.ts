import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClaimPlace } from '../api/entries';
import { fakeApi } from '../api/testing/fake-api';
import { setClaimTime } from '../wheel/picking/claim-time';
import { setDrawMode } from '../wheel/picking/draw-mode';
import { wheelStore } from '../wheel/store';
import { keepJoined } from './joined-rooms';
import type { Hello } from './messages';
import { enterRoom } from './room';
import { hostsClaims, shownClaims } from './room-claims';
import { roomStore } from './room-store';
import { FakeSocket, useFakeSockets } from './testing/fake-socket';
import { hello, next, spin } from './testing/messages';

const { spinId } = next(1);
const place = (more: Partial<ClaimPlace> = {}): ClaimPlace => ({
  place: 1,
  guid: 'b',
  state: 'waiting',
  until: 1_000_000,
  by: '',
  reason: '',
  next: '',
  ...more,
});
const claims = (...places: ClaimPlace[]) => ({ type: 'claims', seq: 7, spinId, places }) as const;
const result = { type: 'result', seq: 6, spinId, winner: 'b', next: next(2) } as const;
const shown = () => shownClaims(roomStore.getState())?.places.map(({ guid, state }) => `${guid} ${state}`);
let api: ReturnType<typeof fakeApi>;
let seq: number;
/** The next message to everyone. */
const say = (message: ReturnType<typeof spin> | ReturnType<typeof claims> | typeof result) => {
  seq += 1;
  FakeSocket.last.say({ ...message, seq });
};

beforeEach(() => {
  seq = 4;
  vi.useFakeTimers();
  useFakeSockets();
  sessionStorage.clear();
  localStorage.clear();
  api = fakeApi({
    'POST /api/live/room/ticket': { body: { success: true, ticket: 't' } },
    'PUT /api/live/room/wheel': { body: { success: true, revision: 2 } },
    'POST /api/live/room/entries/b/claim': {
      body: { success: true, place: place({ state: 'claimed', until: null, by: 'winner' }), next: '' },
    },
    'POST /api/live/room/entries/b/replace': {
      body: { success: true, place: place({ state: 'replaced', until: null, by: 'host' }), next: 'c' },
    },
  });
});
afterEach(() => {
  roomStore.getState().control?.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function enter(role: 'host' | 'viewer', more: Partial<Hello> = {}) {
  const host = role === 'host' ? { hostKey: 'key', isOwnWheel: true } : {};
  void enterRoom({ liveId: 'room', url: '/en', ...host }, { isStill: () => true, tell: () => {} });
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.accept();
  FakeSocket.last.say(hello({ you: { viewerId: 'me', viewerKey: 'my key', role }, ...more }));
}

test('what becomes of the winners is shown once the wheel has stopped, each place as it was said last', async () => {
  await enter('viewer');
  say(spin({ places: { winners: ['b', 'a'], reserves: [], teams: 0 } }));
  say(claims(place(), place({ place: 2, guid: 'a' })));
  expect(shown()).toBeUndefined();
  say(result);
  expect(shown()).toEqual(['b waiting', 'a waiting']);
  say(claims(place({ state: 'replaced', by: 'time' }), place({ place: 3, guid: 'd' })));
  expect(shown()).toEqual(['b replaced', 'a waiting', 'd waiting']);
  say({ ...claims(place({ state: 'claimed' })), spinId: 'another draw' });
  expect(shown()).toEqual(['b replaced', 'a waiting', 'd waiting']);
});

test('a page that is opened again knows it from the first message', async () => {
  await enter('viewer', { next: next(2), claims: { spinId, places: [place({ state: 'claimed' })] } });
  expect(shown()).toEqual(['b claimed']);
});

test('without a time nothing is shown but to a host whom people have joined, and nothing of teams', async () => {
  await enter('host', { door: { open: false, until: null, most: 9, approves: false, signedInOnly: false } });
  say(spin());
  say(result);
  expect(shown()).toBeUndefined();
  expect(hostsClaims(roomStore.getState())?.places).toMatchObject([{ guid: 'b', until: null }]);
  roomStore.setState({ door: null });
  expect(hostsClaims(roomStore.getState())).toBeNull();
  say(spin({ places: { winners: ['b', 'a'], reserves: [], teams: 2 } }));
  expect(roomStore.getState().claims).toBeNull();
});

test('a winner claims with the key of their own entry, and the answer is shown at once', async () => {
  keepJoined({
    liveId: 'room',
    entryId: 'b',
    viewerKey: 'own key',
    name: 'Bo',
    proof: { salt: 's', leaf: 'l' },
  });
  await enter('viewer', { next: next(2), claims: { spinId, places: [place()] } });
  await roomStore.getState().control?.claim('b');
  expect(api.calls.at(-1)?.body).toEqual({ viewerKey: 'own key' });
  expect(shown()).toEqual(['b claimed']);
});

test('the host says it for a winner, or passes over them with a reason', async () => {
  await enter('host', { next: next(2), claims: { spinId, places: [place()] } });
  await roomStore.getState().control?.claim('b');
  expect(api.calls.at(-1)?.body).toEqual({ hostKey: 'key' });
  await roomStore.getState().control?.passOver('b', 'not here');
  expect(api.calls.at(-1)?.body).toEqual({ hostKey: 'key', reason: 'not here' });
  expect(shown()).toEqual(['b replaced']);
});

test('the host’s spin carries the time to claim, a viewer’s and one of teams don’t', async () => {
  const asked = async () => {
    // The room has the host's changes first.
    await vi.advanceTimersByTimeAsync(1);
    return FakeSocket.last.said('spin').at(-1);
  };
  await enter('host', { room: { ...hello().room, viewersSpin: true } });
  wheelStore.getState().edit(setClaimTime(60));
  roomStore.getState().control?.spin();
  expect(await asked()).toMatchObject({ claim: 60 });
  wheelStore.getState().edit(setDrawMode('teams', 0));
  roomStore.setState({ asked: null });
  roomStore.getState().control?.spin();
  expect(await asked()).not.toHaveProperty('claim');
  wheelStore.getState().edit(setDrawMode('one', 0));
  roomStore.setState({ asked: null, role: 'viewer' });
  roomStore.getState().control?.spin();
  expect(await asked()).not.toHaveProperty('claim');
});
