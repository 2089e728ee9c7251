import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tab } from '../library/testing/browser';
import { type FakeCloud, fakeCloud, type LogSizes } from '../library/testing/fake-cloud';
import { type Network, network } from '../library/testing/network';
import { type LogMark, logOfKept, newRecord, rowOf } from '../library/wheel-record';
import type { Wheel } from '../wheel/document/document';
import { newGuid } from '../wheel/document/guid';
import { newWheel } from '../wheel/document/new-wheel';
import { openDocument } from '../wheel/document/upgrade';
import { writeDocument } from '../wheel/document/wire-format';
import { asNext, type LogEntry, resultsOf } from '../wheel/keeping/spin-log';
import { guest } from '../wheel/keeping/win-history';
import { sliceOf } from '../wheel/testing/slices';

let cloud: FakeCloud;
let wires: Network;
let calls: { entries: LogEntry[] }[];
let wheel: Wheel;
const key = () => wheel.id ?? '';

function connect(sizes?: LogSizes): void {
  cloud = fakeCloud(sizes);
  wires = network(cloud);
  const tab = { device: { isOnline: true }, isUp: true, isAlive: true } as Tab;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    calls.push(JSON.parse(String(init.body)));
    return wires.fetch(tab, address, init);
  });
  const body = writeDocument(wheel);
  const saved = cloud.answer({
    method: 'POST',
    path: '/api/wheel',
    isForced: false,
    saveId: null,
    owner: 'email:ada',
    body,
  });
  wheel = openDocument(saved.body.wheel).wheel as Wheel;
  calls = [];
}

/** A device with the wheel as it was loaded from the cloud; each has modules of its own. */
async function newDevice() {
  vi.resetModules();
  const [{ openLibrary }, { sendResults }, { enterSession }, { readUser }, { storeTokens }] =
    await Promise.all([
      import('../library/library'),
      import('./send-results'),
      import('../session/change-session'),
      import('../session/read-user'),
      import('../session/keep-session'),
    ]);
  storeTokens({ accessToken: 'ada.1', refreshTokenId: null });
  const user = readUser({ id: 'ada', name: 'Ada', providerName: 'email' });
  if (user) enterSession(user, []);
  const library = await openLibrary();
  await library.add(wheel);
  const kept = async () => {
    const found = await library.read(key());
    return found ?? { record: newRecord(wheel), rows: [] };
  };
  return {
    kept,
    results: async () => resultsOf(logOfKept(await kept())),
    exchange: () => sendResults(key()),
    spin: async (times = 1) => {
      const made = Array.from({ length: times }, (_, at) => {
        const { guid = '', text = '' } = wheel.slices[at % 2] ?? {};
        return { kind: 'win' as const, at, guid, text, by: guest };
      });
      await enter(asNext(logOfKept(await kept()), made));
    },
    clear: async () => enter(asNext(logOfKept(await kept()), [{ kind: 'clear', at: 0 }])),
    enter,
    leaveMark: (mark: LogMark) => library.change(key(), (record) => ({ record: { ...record, mark } })),
  };

  async function enter(entries: readonly LogEntry[]): Promise<void> {
    const rows = entries.map((entry) => rowOf(key(), entry));
    await library.change(key(), (record) => ({ record, rows }));
  }
}

type Device = Awaited<ReturnType<typeof newDevice>>;

const totals = (devices: readonly Device[]) =>
  Promise.all(devices.map(async ({ results }) => (await results()).totalWheelSpins));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  const fresh = newWheel();
  const slices = ['Pizza', 'Ramen'].map((text) => sliceOf({ text }));
  wheel = { ...fresh, slices };
  connect();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('results go to the cloud in batches, each once', async () => {
  const device = await newDevice();
  await device.spin(2500);
  await device.exchange();
  expect(calls.map(({ entries }) => entries.length)).toEqual([1000, 1000, 500]);
  expect(cloud.wheels.get(key())?.log?.lastSeq).toBe(2500);
  expect((await device.kept()).rows.every(({ seq }) => seq !== undefined)).toBe(true);
  expect(await totals([device])).toEqual([2500]);
});

it('a lost answer changes nothing: they are sent again and count once', async () => {
  const device = await newDevice();
  await device.spin(3);
  wires.fates.push('answer lost');
  await device.exchange();
  await device.exchange();
  expect(cloud.shown(key())?.results.totalWheelSpins).toBe(3);
  expect(await totals([device])).toEqual([3]);
});

it('another device gets them, and adds its own to them', async () => {
  const [one, other] = [await newDevice(), await newDevice()];
  await one.spin(3);
  await one.exchange();
  await other.spin(2);
  await other.exchange();
  await one.exchange();
  expect(await totals([one, other])).toEqual([5, 5]);
  expect(await one.results()).toEqual(await other.results());
});

it('five devices at once end with the same results', async () => {
  const devices = await Promise.all([1, 2, 3, 4, 5].map(() => newDevice()));
  for (const [place, device] of devices.entries()) await device.spin(place + 1);
  await devices[2]?.clear();
  wires.fates.push('answered', 'answer lost', 'failed', 'answer lost');
  await Promise.all(devices.map(({ exchange }) => exchange()));
  for (const _round of [1, 2]) await Promise.all(devices.map(({ exchange }) => exchange()));
  expect(await totals(devices)).toEqual([15, 15, 15, 15, 15]);
  const [first] = await Promise.all(devices.map(({ results }) => results()));
  for (const { results } of devices) expect(await results()).toEqual(first);
  expect(cloud.shown(key())?.results.history).toEqual(first?.history);
});

describe('a log that the server has folded', () => {
  beforeEach(() => connect({ most: 12, perBase: 6, atOnce: 5 }));

  it('counts the same on all devices, also on one that comes late', async () => {
    const [one, other] = [await newDevice(), await newDevice()];
    for (const times of [6, 6, 6]) {
      await one.spin(times);
      await one.exchange();
      await other.spin(1);
      await other.exchange();
    }
    await one.exchange();
    const late = await newDevice();
    await late.exchange();
    expect(cloud.wheels.get(key())?.log?.folded).toBeGreaterThan(0);
    expect(await totals([one, other, late])).toEqual([21, 21, 21]);
    expect(await late.results()).toEqual(await one.results());
  });

  it('counts an entry once whose answer was lost before it was folded', async () => {
    const [one, other] = [await newDevice(), await newDevice()];
    await one.spin(4);
    wires.fates.push('answer lost');
    await one.exchange();
    await other.exchange();
    for (const times of [6, 6, 6]) {
      await other.spin(times);
      await other.exchange();
    }
    await one.exchange();
    await one.exchange();
    expect(await totals([one, other])).toEqual([22, 22]);
  });

  it('keeps entries whose numbers are lost here, and learns them anew', async () => {
    const one = await newDevice();
    for (const times of [6, 6, 6]) {
      await one.spin(times);
      await one.exchange();
    }
    expect(cloud.wheels.get(key())?.log?.folded).toBeGreaterThan(0);
    const { rows } = await one.kept();
    await one.enter(rows.map(({ entry }) => entry));
    await one.exchange();
    expect(await totals([one])).toEqual([18]);
    const numbers = (await one.kept()).rows.map(({ id, seq }) => [id, seq]);
    expect(new Map(numbers as [string, number][])).toEqual(new Map(rows.map(({ id, seq }) => [id, seq])));
  });
});

it('a server that was set back to an earlier day gets what it has forgotten from those who know it', async () => {
  const [one, other] = [await newDevice(), await newDevice()];
  await one.spin(5);
  await one.exchange();
  await other.exchange();
  cloud.setBack(key(), 2);
  await one.exchange();
  await other.exchange();
  expect(cloud.shown(key())?.results.totalWheelSpins).toBe(5);
  expect(await totals([one, other])).toEqual([5, 5]);
});

it('a wheel that was deleted in the cloud and saved again has all its results', async () => {
  const device = await newDevice();
  await device.spin(2);
  await device.exchange();
  cloud.setBack(key(), 0);
  await device.spin(2);
  await device.exchange();
  expect(cloud.shown(key())?.results.totalWheelSpins).toBe(4);
  expect(await totals([device])).toEqual([4]);
});

describe('a clearing', () => {
  it('hides nothing that it has not seen, wherever that was made and however late it comes', async () => {
    const [laptop, phone] = [await newDevice(), await newDevice()];
    await phone.spin(1);
    await phone.exchange();
    await laptop.exchange();
    await laptop.spin(3);
    await phone.spin(5);
    await phone.clear();
    await phone.exchange();
    await laptop.exchange();
    await phone.exchange();
    const wins = async (device: Device) =>
      (await device.results()).history.reduce((sum, { won }) => sum + won, 0);
    expect([await wins(laptop), await wins(phone)]).toEqual([3, 3]);
    expect(await totals([laptop, phone])).toEqual([9, 9]);
    expect(cloud.shown(key())?.results.history).toEqual((await phone.results()).history);
  });

  it('hides more results than it may list, all of which are sent before it', async () => {
    const device = await newDevice();
    await device.spin(1700);
    await device.clear();
    await device.spin(2);
    await device.exchange();
    expect(cloud.shown(key())?.results.history?.map(({ won }) => won)).toEqual([1, 1]);
    expect(await totals([device])).toEqual([1702]);
    const sent = calls.flatMap(({ entries }) => entries).find(({ kind }) => kind === 'clear');
    expect(sent).toMatchObject({ seen: { mark: 1000 } });
  });

  it('of a wheel that was just loaded hides what was loaded', async () => {
    const one = await newDevice();
    await one.spin(4);
    await one.exchange();
    wheel = cloud.shown(key()) as Wheel;
    const other = await newDevice();
    await other.clear();
    await other.exchange();
    await one.exchange();
    expect((await one.results()).history).toEqual([]);
  });
});

describe('an entry that the cloud refuses', () => {
  it('does not stop the others, and is not sent again', async () => {
    const device = await newDevice();
    const { guid = '' } = wheel.slices[0] ?? {};
    const wide = { kind: 'win' as const, at: 1, guid, text: 'x', by: { id: 'i'.repeat(600), name: 'N' } };
    await device.enter(asNext(logOfKept(await device.kept()), [wide]));
    await device.spin(2);
    await device.exchange();
    await device.exchange();
    expect(calls.map(({ entries }) => entries.length)).toEqual([3, 0]);
    expect(cloud.shown(key())?.results.totalWheelSpins).toBe(2);
    expect((await device.kept()).rows.filter(({ refused }) => refused === 'invalid_spins')).toHaveLength(1);
  });

  it('for its order is sent with another', async () => {
    const device = await newDevice();
    const { guid = '', text = '' } = wheel.slices[0] ?? {};
    await device.enter([{ kind: 'win', id: newGuid(), order: 2 ** 52, at: 1, guid, text, by: guest }]);
    await device.exchange();
    expect(cloud.shown(key())?.results.totalWheelSpins).toBe(1);
    expect(cloud.wheels.get(key())?.log?.lastOrder).toBe(1);
    expect(await totals([device])).toEqual([1]);
  });

  it('is no winner of 10,000 characters: its text is cut', async () => {
    const device = await newDevice();
    const { guid = '' } = wheel.slices[0] ?? {};
    const text = 'x'.repeat(10_000);
    await device.enter([{ kind: 'win', id: newGuid(), order: 1, at: 1, guid, text, by: guest }]);
    await device.exchange();
    expect(cloud.shown(key())?.results.history?.[0]?.itemName).toHaveLength(256);
  });
});

it('sends what an earlier version of the page has left, and counts it by its order', async () => {
  const device = await newDevice();
  const { guid = '', text = '' } = wheel.slices[0] ?? {};
  const win = (order: number): LogEntry => ({
    kind: 'win',
    id: newGuid(),
    order,
    at: order,
    guid,
    text,
    by: guest,
  });
  await device.spin(1);
  await device.exchange();
  await device.leaveMark({ after: 1, folded: 0 });
  await device.enter([win(2), { kind: 'clear', id: newGuid(), order: 3, at: 3 }, win(4)]);
  await device.exchange();
  expect(cloud.shown(key())?.results.history?.map(({ won }) => won)).toEqual([1]);
  expect((await device.results()).history.map(({ won }) => won)).toEqual([1]);
  expect((await device.kept()).record.mark).toEqual({ after: 4, folded: 0, order: 4 });
});
