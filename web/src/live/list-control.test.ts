import { beforeEach, expect, test, vi } from 'vitest';
import type { ListEntry } from '../api/entries';
import { fakeApi } from '../api/testing/fake-api';
import { readUser } from '../session/read-user';
import { guest, sessionStore } from '../session/session-state';
import { wheelStore } from '../wheel/store';
import { forgetHostedBy, hostedLists, keepHosted } from './hosted-lists';
import { joinedRoom, keepJoined } from './joined-rooms';
import { comeBack, listControl, ownEntryIn, showPeople } from './list-control';
import { noRoom, roomStore } from './room-store';

const serverNow = 1_700_000_000_000;
const door = { open: true, until: null, most: 10_000, approves: true, signedInOnly: false };
const joined = (name: string) => ({
  success: true,
  entryId: 'e1',
  viewerKey: 'key of this device',
  name,
  state: 'in',
  proof: { salt: 's', leaf: 'f' },
});
const room = { liveId: 'room', url: '/', hostKey: 'host key', viewerKey: 'key of this tab' };
const control = () =>
  listControl(
    () => room,
    () => serverNow,
  );

beforeEach(() => {
  localStorage.clear();
  roomStore.setState({ ...noRoom, liveId: 'room' });
  sessionStore.setState(guest);
});

test('a change of the door keeps its other rules, and its time is the server’s', async () => {
  const api = fakeApi({
    'PUT /api/live/room/door': { body: { success: true, door, list: { count: 0, change: 0 } } },
  });
  roomStore.setState({ door });
  await control().closeIn(5);
  await control().setDoor({ open: false });
  expect(api.calls.map(({ body }) => body)).toMatchObject([
    { open: true, approves: true, until: serverNow + 300_000, hostKey: 'host key' },
    { open: false, approves: true, until: null },
  ]);
});

test('two changes within one round trip are both kept', async () => {
  const answers: PromiseWithResolvers<void>[] = [];
  const api: ReturnType<typeof fakeApi> = fakeApi({
    'PUT /api/live/room/door': async () => {
      const set = api.calls.at(-1)?.body;
      const answer = Promise.withResolvers<void>();
      answers.push(answer);
      await answer.promise;
      return { body: { success: true, door: set, list: { count: 0, change: 0 } } };
    },
  });
  roomStore.setState({ door });
  const list = control();
  const twice = list.setDoor(({ most }) => ({ most: most * 2 }));
  const both = Promise.all([twice, list.setDoor(({ most }) => ({ approves: false, most: most + 1 }))]);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.resolve();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.resolve();
  await both;
  expect(api.calls.at(-1)?.body).toMatchObject({ most: 20_001, approves: false });
  expect(roomStore.getState().door).toMatchObject({ most: 20_001, approves: false });
});

test('a door that closes during a change stays closed', async () => {
  fakeApi({
    'PUT /api/live/room/door': () => {
      roomStore.setState({ door: { ...door, open: false, closedBy: 'full' } });
      return { body: { success: true, door: { ...door, approves: false }, list: { count: 0, change: 0 } } };
    },
  });
  roomStore.setState({ door });
  await control().setDoor({ approves: false });
  expect(roomStore.getState().door).toMatchObject({ open: false, closedBy: 'full', approves: false });
});

test('a door opens by itself in so many minutes until it is opened or closed by hand', async () => {
  const api: ReturnType<typeof fakeApi> = fakeApi({
    'PUT /api/live/room/door': () => {
      const { hostKey: _, opensAt, ...rest } = sent();
      const set = { ...rest, ...(opensAt === null ? {} : { opensAt }) };
      return { body: { success: true, door: set, list: { count: 0, change: 0 } } };
    },
  });
  const sent = () => api.calls.at(-1)?.body as Record<string, unknown>;
  const opensAt = serverNow + 120_000;
  const list = control();
  await list.openIn(2);
  await list.closeIn(5);
  await list.setDoor({ most: 50 });
  expect(sent()).toMatchObject({ open: false, opensAt, until: opensAt + 300_000, most: 50 });
  await list.setDoor({ open: true });
  expect(sent()).toMatchObject({ open: true, opensAt: null, until: opensAt + 300_000, most: 50 });
  await list.openIn(2);
  await list.openIn(0);
  expect(sent()).toMatchObject({ open: false, opensAt: null, until: null, most: 50 });
});

test('a change is made though the one before it was refused', async () => {
  let refuses = true;
  const api = fakeApi({
    'PUT /api/live/room/door': () => {
      const isRefused = refuses;
      refuses = false;
      if (isRefused) return { status: 403, body: { success: false } };
      return { body: { success: true, door, list: { count: 0, change: 0 } } };
    },
  });
  const list = control();
  await expect(list.setDoor({ most: 50 })).rejects.toThrow();
  await list.setDoor({ approves: true });
  expect(api.calls).toHaveLength(2);
});

test('a device is one entry in all its tabs, until it leaves or is taken off', async () => {
  const api = fakeApi({
    'POST /api/live/room/entries': { body: joined('Ann (2)') },
    'DELETE /api/live/room/entries/e1': { body: { success: true } },
  });
  await control().join('Ann');
  await control().join('Anna');
  expect(api.calls.map(({ body }) => body)).toEqual([
    { name: 'Ann', viewerKey: 'key of this tab' },
    { name: 'Anna', viewerKey: 'key of this device' },
  ]);
  expect(roomStore.getState().entry).toEqual({ entryId: 'e1', name: 'Ann (2)', state: 'in' });
  expect(ownEntryIn('room')).toMatchObject({ entryId: 'e1' });
  expect(joinedRoom('room')?.proof).toEqual({ salt: 's', leaf: 'f' });

  await control().takeOff('e1');
  expect(api.calls.at(-1)?.body).toEqual({ viewerKey: 'key of this device' });
  expect([roomStore.getState().entry, ownEntryIn('room')]).toEqual([null, null]);

  await control().join('Ann');
  const gone = { entryId: 'e1', change: 3, place: 1, state: 'gone', came: 'link', name: '' } as const;
  showPeople('room', new Map([['e1', gone]]));
  expect([roomStore.getState().entry, ownEntryIn('room')]).toEqual([null, null]);
});

test('a device whose entry was merged with another has the other from now on', async () => {
  fakeApi({ 'POST /api/live/room/entries': { status: 201, body: joined('Ann (2)') } });
  await control().join('Ann');
  const ann: ListEntry = { entryId: 'e0', change: 1, place: 1, state: 'in', came: 'link', name: 'Ann' };
  const double: ListEntry = {
    ...ann,
    entryId: 'e1',
    change: 3,
    place: 2,
    state: 'gone',
    name: '',
    sameAs: 'e0',
  };
  showPeople(
    'room',
    new Map([
      ['e0', ann],
      ['e1', double],
    ]),
  );
  expect(roomStore.getState().entry).toEqual({ entryId: 'e0', name: 'Ann', state: 'in' });
  expect(joinedRoom('room')).toMatchObject({ entryId: 'e0', viewerKey: 'key of this device' });
});

test('the host is offered the list another time, with the name that the wheel had', async () => {
  fakeApi({
    'PUT /api/live/room/door': { body: { success: true, door, list: { count: 0, change: 0 } } },
    'POST /api/live/room/people': { status: 404, body: { success: false, code: 'list_not_found' } },
  });
  wheelStore.setState(({ wheel }) => ({ wheel: { ...wheel, name: ' Class 4b ' } }));
  await control().setDoor({ open: true });
  const [list] = hostedLists();
  expect(list).toMatchObject({ liveId: 'room', hostKey: 'host key', name: 'Class 4b' });
  expect(hostedLists((list?.at ?? 0) + 31 * 24 * 3_600_000), 'the server has forgotten it').toEqual([]);
  expect(localStorage.getItem('hostedLists'), 'and so has this browser').toBeNull();
  await control().setDoor({ open: true });
  await expect(control().bring({ liveId: 'room', hostKey: 'host key' })).rejects.toMatchObject({
    status: 404,
  });
  expect(hostedLists(), 'deleted meanwhile').toEqual([]);
});

test('brings back the people of an earlier list', async () => {
  const api = fakeApi({
    'POST /api/live/room/people': {
      body: { success: true, added: 24, door: { ...door, from: 'earlier' }, list: { count: 24, change: 24 } },
    },
  });
  expect(await control().bring({ liveId: 'earlier', hostKey: 'key of last week' })).toBe(24);
  expect(api.calls[0]?.body).toEqual({ hostKey: 'host key', from: 'earlier', fromKey: 'key of last week' });
  expect(roomStore.getState().door?.from).toBe('earlier');
});

test('a device that was on the earlier list finds its entry on the new one, once', async () => {
  const api = fakeApi({ 'POST /api/live/room/entries': { body: joined('Ann') } });
  roomStore.setState({ door: { ...door, from: 'earlier' } });
  await comeBack(room);
  expect(api.calls, 'it was not on that list').toEqual([]);
  keepJoined({
    liveId: 'earlier',
    entryId: 'e9',
    viewerKey: 'key of last week',
    name: 'Ann',
    proof: joined('').proof,
  });
  await comeBack(room);
  await comeBack(room);
  expect(api.calls.map(({ body }) => body)).toEqual([
    { name: 'Ann', viewerKey: 'key of last week', returning: true },
  ]);
  expect(roomStore.getState().entry).toEqual({ entryId: 'e1', name: 'Ann', state: 'in' });
});

test('a device that the host did not bring back stays a viewer', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const api = fakeApi({
    'POST /api/live/room/entries': { status: 404, body: { success: false, code: 'entry_not_found' } },
  });
  keepJoined({
    liveId: 'earlier',
    entryId: 'e9',
    viewerKey: 'key of last week',
    name: 'Ann',
    proof: joined('').proof,
  });
  roomStore.setState({ door: { ...door, from: 'earlier' } });
  await comeBack(room);
  await comeBack(room);
  expect(api.calls, 'it is asked once').toHaveLength(1);
  expect(roomStore.getState().entry).toBeNull();
  await expect(control().join('Anna')).rejects.toMatchObject({ status: 404 });
  expect(api.calls.at(-1)?.body, 'by hand it is still the same device').toEqual({
    name: 'Anna',
    viewerKey: 'key of last week',
  });
});

test('an answer for a room that the visitor has left changes nothing in the next one', async () => {
  fakeApi({
    'POST /api/live/room/entries': () => {
      roomStore.setState({ liveId: 'next' });
      return { body: joined('Ann') };
    },
  });
  await control().join('Ann');
  expect(roomStore.getState().entry).toBeNull();
  expect(joinedRoom('room')).toMatchObject({ entryId: 'e1' });
});

test('without storage the key of this tab takes its entry off', async () => {
  const api = fakeApi({ 'DELETE /api/live/room/entries/e1': { body: { success: true } } });
  roomStore.setState({ entry: { entryId: 'e1', name: 'Ann', state: 'in' } });
  await control().takeOff('e1');
  expect(api.calls[0]?.body).toEqual({ viewerKey: 'key of this tab' });
});

test('a list is offered to the account that hosted it, until that is left', () => {
  const list = { liveId: 'one', hostKey: 'k', name: '', at: Date.now() };
  const ids = () => hostedLists().map(({ liveId }) => liveId);
  keepHosted(list);
  sessionStore.setState({
    status: 'signed-in',
    user: readUser({ id: '1', name: 'Ada', providerName: 'email' }),
  });
  expect(ids()).toEqual([]);
  keepHosted({ ...list, liveId: 'two' });
  expect(ids()).toEqual(['two']);
  sessionStore.setState(guest);
  expect(ids()).toEqual(['one']);
  forgetHostedBy('email:1');
  expect(localStorage.getItem('hostedLists')).not.toContain('two');
});
