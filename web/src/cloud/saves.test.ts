import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLibrary, startLibrary } from '../library/library';
import type { Tab } from '../library/testing/browser';
import { type FakeCloud, fakeCloud } from '../library/testing/fake-cloud';
import { type Network, network } from '../library/testing/network';
import { stateOf } from '../library/wheel-record';
import { enterSession } from '../session/change-session';
import { storeTokens } from '../session/keep-session';
import { readUser } from '../session/read-user';
import type { Wheel } from '../wheel/document/document';
import { newWheel } from '../wheel/document/new-wheel';
import { openDocument } from '../wheel/document/upgrade';
import { writeDocument } from '../wheel/document/wire-format';
import { winsOf } from '../wheel/keeping/spin-log';
import { wheelStore } from '../wheel/store';
import { restore, save, takeTheirs } from './saves';
import { startSync, syncAll } from './sync';

const { tellAll } = vi.hoisted(() => {
  const opened: Channel[] = [];
  class Channel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor() {
      opened.push(this);
    }
    postMessage() {}
    close() {}
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  return {
    tellAll: (data: unknown) => {
      for (const channel of opened) channel.onmessage?.({ data });
    },
  };
});

let cloud: FakeCloud;
let wires: Network;
let stop: () => void;
let saves: { id: string | null; document: Wheel }[];

const stage = () => wheelStore.getState();
const key = () => stage().wheel.id ?? '';
const textsOf = (wheel: Wheel | undefined) => wheel?.slices.map(({ text }) => text);
const recordOf = async (wheel: string) => {
  const kept = await (await openLibrary()).read(wheel);
  if (!kept) throw new Error('The library does not have the wheel.');
  return kept.record;
};
const versionsOf = (wheel: string) => cloud.wheels.get(wheel)?.versions ?? [];

function signIn(name: string): void {
  storeTokens({ accessToken: `${name}.1`, refreshTokenId: null });
  const user = readUser({ id: name, name, providerName: 'email' });
  if (user) enterSession(user, []);
}

/** Puts a wheel with one choice on the stage. */
async function begin(): Promise<string> {
  stage().replaceWheel(newWheel());
  stage().addSlice('Pizza');
  await (await openLibrary()).flush();
  return key();
}

/** Saves the wheel like another device that has loaded the cloud's current version. */
function saveElsewhere(wheel: string, text: string): void {
  const theirs = cloud.shown(wheel) as Wheel;
  const slices = [...theirs.slices, { guid: text, text, active: true, weight: 1 }];
  const body = writeDocument({ ...theirs, slices });
  cloud.answer({
    method: 'POST',
    path: '/api/wheel',
    isForced: false,
    saveId: null,
    owner: 'email:ada',
    body,
  });
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  saves = [];
  cloud = fakeCloud();
  wires = network(cloud);
  const tab = { device: { isOnline: true }, isUp: true, isAlive: true } as Tab;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (new URL(address).pathname === '/api/wheel')
      saves.push({
        id: new Headers(init.headers).get('X-Save-Id'),
        document: openDocument(JSON.parse(String(init.body))).wheel as Wheel,
      });
    return wires.fetch(tab, address, init);
  });
  signIn('ada');
  stop = await startLibrary(() => {});
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a save whose answer is lost', () => {
  it('waits, and sent again it is the same save', async () => {
    const wheel = await begin();
    wires.fates.push('answer lost');
    expect(await save(wheel)).toMatchObject({ kind: 'waiting', problem: { status: 0 } });
    expect(stateOf(await recordOf(wheel))).toBe('waiting');
    expect(await syncAll()).toBe(true);
    expect(saves).toHaveLength(2);
    expect(saves[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(saves[1]).toEqual(saves[0]);
    expect(versionsOf(wheel)).toHaveLength(1);
    expect(stateOf(await recordOf(wheel))).toBe('saved');
    expect(stage().wheel.cloudSaved).toBe(true);
  });

  it('and that never got there is sent until it does', async () => {
    const wheel = await begin();
    wires.fates.push('failed', 'failed');
    await save(wheel);
    expect(await syncAll()).toBe(false);
    expect(await syncAll()).toBe(true);
    expect(new Set(saves.map(({ id }) => id)).size).toBe(1);
    expect(versionsOf(wheel)).toHaveLength(1);
  });

  it('is sent when a database opens late, which may hold more of them', async () => {
    const wheel = await begin();
    wires.fates.push('failed', 'failed');
    await save(wheel);
    const stopSync = startSync();
    await expect.poll(() => saves.length).toBe(2);
    tellAll({ key: '', revision: 0 });
    await expect.poll(() => versionsOf(wheel).length).toBe(1);
    stopSync();
  });

  it('does not make a later edit pass for saved', async () => {
    const wheel = await begin();
    wires.fates.push('answer lost');
    await save(wheel);
    stage().addSlice('Ramen');
    await syncAll();
    expect(textsOf(versionsOf(wheel).at(-1))).toEqual(['Pizza']);
    expect(stateOf(await recordOf(wheel))).toBe('unsaved');
    expect(stage().wheel.cloudSaved).toBe(false);
  });

  it('goes first when the wheel is saved again, and is no conflict with it', async () => {
    const wheel = await begin();
    wires.fates.push('answer lost');
    await save(wheel);
    stage().addSlice('Ramen');
    expect(await save(wheel)).toEqual({ kind: 'saved' });
    expect(versionsOf(wheel).map(textsOf)).toEqual([['Pizza'], ['Pizza', 'Ramen']]);
    expect(stateOf(await recordOf(wheel))).toBe('saved');
  });

  it('goes first also where the cloud has the wheel already: the later one follows it', async () => {
    const wheel = await begin();
    await save(wheel);
    stage().addSlice('Ramen');
    wires.fates.push('answer lost');
    await save(wheel);
    stage().addSlice('Soup');
    expect(await save(wheel)).toEqual({ kind: 'saved' });
    expect(versionsOf(wheel).map(textsOf).at(-1)).toEqual(['Pizza', 'Ramen', 'Soup']);
  });
});

it('a save that ends when another wheel is on the stage changes only its own', async () => {
  const wheel = await begin();
  wires.fates.push('answer held');
  const end = save(wheel);
  await expect.poll(() => cloud.wheels.has(wheel)).toBe(true);
  const other = await begin();
  stage().addSlice('Other');
  wires.letAllGo();
  expect(await end).toEqual({ kind: 'saved' });
  expect(key()).toBe(other);
  expect(stage().wheel).not.toHaveProperty('cloudSavedAt');
  expect(stateOf(await recordOf(other))).toBe('here');
  expect(stateOf(await recordOf(wheel))).toBe('saved');
  expect([...cloud.wheels.keys()]).toEqual([wheel]);
});

it('a save that waits is not sent by another user of the browser', async () => {
  const wheel = await begin();
  wires.fates.push('failed');
  await save(wheel);
  signIn('bob');
  expect(await syncAll()).toBe(true);
  expect(saves).toHaveLength(1);
  expect((await recordOf(wheel)).pending?.by).toBe('email:ada');
  signIn('ada');
  await syncAll();
  expect(cloud.wheels.get(wheel)?.owner).toBe('email:ada');
});

it('a save takes the results before its log along, not those in it', async () => {
  const wheel = await begin();
  stage().record(winsOf(stage().wheel, stage().wheel.slices));
  await save(wheel);
  expect(saves[0]?.document.results).toEqual({ history: [], totalWheelSpins: 0 });
  await expect.poll(() => cloud.shown(wheel)?.results.totalWheelSpins).toBe(1);
  expect(stage().wheel.results.totalWheelSpins).toBe(1);
});

describe('a wheel that was saved elsewhere in the meantime', () => {
  const conflict = async () => {
    const wheel = await begin();
    await save(wheel);
    saveElsewhere(wheel, 'Theirs');
    stage().addSlice('Mine');
    expect(await save(wheel)).toEqual({ kind: 'conflict' });
    return wheel;
  };

  it('is a conflict that keeps both and is not sent again by itself', async () => {
    const wheel = await conflict();
    const record = await recordOf(wheel);
    expect(textsOf(record.conflict)).toEqual(['Pizza', 'Theirs']);
    expect(textsOf(record.document)).toEqual(['Pizza', 'Mine']);
    expect(record.pending).toBeUndefined();
    await syncAll();
    expect(saves).toHaveLength(2);
    expect(textsOf(versionsOf(wheel).at(-1))).toEqual(['Pizza', 'Theirs']);
  });

  it('is overwritten by decision', async () => {
    const wheel = await conflict();
    expect(await save(wheel, { force: true })).toEqual({ kind: 'saved' });
    expect(textsOf(versionsOf(wheel).at(-1))).toEqual(['Pizza', 'Mine']);
    expect((await recordOf(wheel)).conflict).toBeUndefined();
  });

  it('is not overwritten by a decision about an earlier version', async () => {
    const wheel = await conflict();
    saveElsewhere(wheel, 'Later');
    expect(await save(wheel, { force: true })).toEqual({ kind: 'conflict' });
    expect(textsOf((await recordOf(wheel)).conflict)).toEqual(['Pizza', 'Theirs', 'Later']);
    expect(await save(wheel, { force: true })).toEqual({ kind: 'saved' });
  });

  it('takes the place of the one here by decision, and is saved on from there', async () => {
    const wheel = await conflict();
    await takeTheirs(wheel);
    expect(textsOf(stage().wheel)).toEqual(['Pizza', 'Theirs']);
    expect(stateOf(await recordOf(wheel))).toBe('saved');
    stage().addSlice('Both');
    expect(await save(wheel)).toEqual({ kind: 'saved' });
    expect(textsOf(versionsOf(wheel).at(-1))).toEqual(['Pizza', 'Theirs', 'Both']);
  });
});

it('a save that is refused waits for nothing, and the next one can succeed', async () => {
  const wheel = await begin();
  wires.fates.push('refused');
  expect(await save(wheel)).toMatchObject({ kind: 'refused', problem: { status: 422 } });
  const record = await recordOf(wheel);
  expect(record.pending).toBeUndefined();
  expect(record.problem).toEqual({ status: 422, code: 'invalid_wheel' });
  expect(await save(wheel)).toEqual({ kind: 'saved' });
  expect((await recordOf(wheel)).problem).toBeUndefined();
});

it('an old version that can’t be read isn’t restored: that fails, and the wheel stays', async () => {
  const wheel = await begin();
  await save(wheel);
  const answer = { success: true, wheel: { id: wheel }, mruList: [] };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)));
  await expect(restore(wheel, 1)).rejects.toThrow();
  expect(textsOf((await recordOf(wheel)).document)).toEqual(['Pizza']);
});
