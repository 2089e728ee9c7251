import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../api/testing/fake-api';
import { wheelStore } from '../wheel/store';
import { keptRoom } from './kept-room';
import { enterRoom, type RoomTrouble } from './room';
import { maySpin, roomStore } from './room-store';
import { FakeSocket, useFakeSockets } from './testing/fake-socket';
import { hello, next, spin } from './testing/messages';

const url = '/en?wheel=theirs&livelink=room';
const go = vi.fn<(address: string) => void>();
let told: RoomTrouble[];
let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  sessionStorage.clear();
  go.mockReset();
  told = [];
  api = fakeApi({
    'POST /api/live/room/ticket': { body: { success: true, ticket: 't' } },
    'PUT /api/live/room/wheel': { body: { success: true, revision: 2 } },
  });
});
afterEach(() => {
  roomStore.getState().control?.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function enter(who: { hostKey?: string; isOwnWheel?: boolean; name?: string } = {}) {
  void enterRoom(
    { liveId: 'room', url, ...who },
    { isStill: () => false, tell: (what) => told.push(what), go },
  );
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.accept();
  const role = who.hostKey ? 'host' : 'viewer';
  FakeSocket.last.say(hello({ you: { viewerId: 'me', viewerKey: 'my key', role } }));
}
const asHost = () => enter({ hostKey: 'key', isOwnWheel: true });
const host = (viewerId: string) => ({ type: 'host', seq: 9, viewerId, state: 'present' }) as const;
const room = () => roomStore.getState();

test('a host reads the names that weigh more as another page of theirs has changed them', async () => {
  const door = { open: true, until: null, most: 10_000, approves: false, signedInOnly: false };
  const namesIn = () => room().door?.weights?.names;
  const zoe = { name: 'Zoe', weight: 3 };
  const bo = { name: 'Bo', weight: 2 };
  await asHost();
  FakeSocket.last.say({ type: 'door', door: { ...door, weights: { names: [zoe] } } });
  FakeSocket.last.say({ type: 'door', seq: 5, door: { ...door, weights: { named: 1 } } });
  expect(namesIn()).toEqual([zoe]);
  FakeSocket.last.say({ type: 'door', door: { ...door, weights: { names: [bo] } } });
  expect(namesIn()).toEqual([bo]);
});

describe('a viewer', () => {
  test('looks on, and is the same one after a reload', async () => {
    await enter({ name: 'Bo' });
    expect(wheelStore.getState().isReadOnly).toBe(true);
    wheelStore.getState().addSlice('mine');
    expect(wheelStore.getState().wheel.slices).toHaveLength(4);
    expect(api.calls[0]?.body).toEqual({ name: 'Bo' });
    expect(keptRoom()).toMatchObject({ liveId: 'room', viewerKey: 'my key', name: 'Bo' });
  });

  test('may spin only while the host lets viewers', async () => {
    await enter();
    expect(maySpin(room())).toBe(false);
    FakeSocket.last.say({ type: 'rules', seq: 5, viewersSpin: true });
    expect(maySpin(room())).toBe(true);
    room().control?.spin();
    room().control?.spin();
    expect(FakeSocket.last.said('spin')).toMatchObject([{ spinId: next(1).spinId }]);
    expect(maySpin(room())).toBe(false);
    FakeSocket.last.say({ type: 'refused', code: 'host_only', message: 'No.', about: 'spin' });
    expect(maySpin(room())).toBe(true);
    expect(told).toEqual([{ kind: 'refused', code: 'host_only' }]);
  });

  test('whose new name the room does not show keeps the old one', async () => {
    await enter({ name: 'Bo' });
    room().control?.rename('Clown');
    expect(room().name).toBe('Clown');
    FakeSocket.last.say({ type: 'refused', code: 'filtered_name', message: 'No.', about: 'name' });
    expect(room().name).toBe('Bo');
    expect(keptRoom()).toMatchObject({ name: 'Bo' });
    expect(told).toEqual([{ kind: 'refused', code: 'filtered_name' }]);
  });

  test('who comes with a name that the room does not show is told, once', async () => {
    await enter({ name: 'Clown' });
    const you = { viewerId: 'me', viewerKey: 'my key', role: 'viewer', name: '' } as const;
    FakeSocket.last.say(hello({ you }));
    FakeSocket.last.say(hello({ you }));
    expect(told).toEqual([{ kind: 'refused', code: 'filtered_name' }]);
    expect(keptRoom()).toMatchObject({ name: '' });
  });

  test('whom the host hands the room to changes the wheel from then on', async () => {
    await enter();
    FakeSocket.last.say({ type: 'hostKey', hostKey: 'new key' });
    FakeSocket.last.say(host('me'));
    expect(room().role).toBe('host');
    wheelStore.getState().addSlice('mine now');
    await vi.advanceTimersByTimeAsync(300);
    expect(api.calls.at(-1)).toMatchObject({
      route: 'PUT /api/live/room/wheel',
      body: { hostKey: 'new key' },
    });
  });

  test('sees no winner whose receipt differs from what was promised, and is told', async () => {
    api.table['GET /.well-known/receipt-keys.json'] = { body: { keys: [] } };
    api.table[`GET /api/spins/${next(1).spinId}`] = {
      body: { success: true, receipt: { ...next(1), seed: 'ab'.repeat(32), winners: ['b'] } },
    };
    await enter();
    FakeSocket.last.say(spin());
    expect(wheelStore.getState().spinning).toBe(true);
    await vi.advanceTimersByTimeAsync(6000);
    expect(told).toMatchObject([{ kind: 'broken-promise', evidence: { differs: ['seed'] } }]);
    expect(wheelStore.getState()).toMatchObject({ spinning: false, winner: null, lastWinners: [] });
  });

  test('learns when the room has ended, and keeps the wheel in view', async () => {
    await enter();
    FakeSocket.last.say({ type: 'bye', seq: 9, reason: 'ended' });
    expect(room()).toMatchObject({ ended: 'ended' });
    expect(wheelStore.getState().wheel.id).toBe('theirs');
    expect(keptRoom()).toBeNull();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(FakeSocket.opened).toHaveLength(1);
  });

  test('comes back by itself when the server restarts', async () => {
    await enter();
    FakeSocket.last.say({ type: 'bye', seq: 9, reason: 'leaving' });
    FakeSocket.last.close();
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(api.calls.at(-1)?.body).toMatchObject({ viewerKey: 'my key' });
  });

  test('of a room that is gone learns it', async () => {
    api.table['POST /api/live/room/ticket'] = {
      status: 404,
      body: { success: false, code: 'live_not_found', message: 'There is no such room.' },
    };
    await enterRoom({ liveId: 'room', url }, { isStill: () => false, tell: () => {} });
    expect(room().ended).toBe('gone');
  });
});

describe('the host', () => {
  test('spins in the room, with entropy of this page that is never the same', async () => {
    await asHost();
    room().control?.spin();
    await vi.advanceTimersByTimeAsync(1);
    FakeSocket.last.say(spin());
    FakeSocket.last.say({ type: 'result', seq: 6, spinId: spin().spinId, winner: 'b', next: next(2) });
    room().control?.spin();
    await vi.advanceTimersByTimeAsync(1);
    const sent = FakeSocket.last.said('spin').map((message) => message.type === 'spin' && message.entropy);
    expect(new Set(sent).size).toBe(2);
    for (const entropy of sent) expect(entropy).toMatch(/^[0-9a-f]{64}$/);
  });

  test('spins after its own change reached the room, and once more where that sealed another list', async () => {
    await asHost();
    await vi.advanceTimersByTimeAsync(1);
    const refuse = () =>
      FakeSocket.last.say({ type: 'refused', code: 'list_changed', message: '', about: 'spin' });
    wheelStore.getState().addSlice('new');
    room().control?.spin();
    expect(FakeSocket.last.said('spin')).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.last.said('spin')).toHaveLength(1);
    refuse();
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.last.said('spin')).toHaveLength(2);
    refuse();
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.last.said('spin')).toHaveLength(2);
    expect(told).toMatchObject([{ kind: 'refused', code: 'list_changed' }]);
  });

  test('closes the popup for everybody, once the wheel has stopped for everybody', async () => {
    await asHost();
    FakeSocket.last.say(spin());
    room().control?.closeWinner('deny');
    expect(FakeSocket.last.said('close')).toEqual([]);
    FakeSocket.last.say({ type: 'result', seq: 6, spinId: spin().spinId, winner: 'b', next: next(2) });
    expect(FakeSocket.last.said('close')).toEqual([{ type: 'close', spinId: spin().spinId, choice: 'deny' }]);
  });

  test('sends what changed while there was no connection', async () => {
    await asHost();
    await vi.advanceTimersByTimeAsync(300);
    api.table['PUT /api/live/room/wheel'] = 'offline';
    FakeSocket.last.close();
    wheelStore.getState().addSlice('offline');
    await vi.advanceTimersByTimeAsync(400);
    expect(room().isBehind).toBe(true);
    api.table['PUT /api/live/room/wheel'] = { body: { success: true, revision: 3 } };
    await vi.advanceTimersByTimeAsync(600);
    FakeSocket.last.accept();
    FakeSocket.last.say(hello({ replay: true, you: { viewerId: 'me', viewerKey: 'k', role: 'host' } }));
    await vi.advanceTimersByTimeAsync(100);
    expect(room().isBehind).toBe(false);
    expect(JSON.stringify(api.calls.at(-1)?.body)).toContain('offline');
  });

  test('who has handed over watches on a page of its own: the own wheel stays as it was', async () => {
    await asHost();
    FakeSocket.last.say(host('bo'));
    expect(go).toHaveBeenCalledWith(url);
    expect(keptRoom()).toMatchObject({ viewerKey: 'my key' });
    expect(keptRoom()?.hostKey).toBeUndefined();
  });

  test('whose key is no longer the host’s becomes a viewer', async () => {
    api.table['POST /api/live/room/ticket'] = {
      status: 403,
      body: { success: false, code: 'not_the_host', message: 'No.' },
    };
    void enterRoom(
      { liveId: 'room', url, hostKey: 'old', isOwnWheel: true },
      { isStill: () => false, tell: () => {}, go },
    );
    await vi.advanceTimersByTimeAsync(10);
    expect(go).toHaveBeenCalledWith(url);
  });

  test('who ends the room goes on with the own wheel', async () => {
    await asHost();
    room().control?.end();
    FakeSocket.last.say({ type: 'bye', seq: 9, reason: 'ended' });
    expect(room().control).toBeNull();
    expect(told).toEqual([{ kind: 'over', reason: 'ended' }]);
    expect(wheelStore.getState()).toMatchObject({ isReadOnly: false, isHeld: false });
  });
});
