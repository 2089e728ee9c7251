import { expect } from 'vitest';
import type { Wheel } from '../../wheel/document/document';
import type { LogEntry, Results } from '../../wheel/keeping/spin-log';
import { isUnsent, type KeptWheel, logOfKept } from '../wheel-record';
import type { Device } from './browser';
import type { CloudLog } from './fake-cloud';
import type { OpenSeat, Seat } from './household';
import type { Household } from './steps';
import { contentOf, type Made } from './witness';

/** Every wheel of a device's library, as it is stored, and as it is on the stage when it is opened. */
type Shelf = Map<string, { kept: KeptWheel; results: Results }>;
type Shelves = Map<Device, Shelf>;

/** Everything is online and signed in, all pending saves are sent, and both devices have opened every wheel. */
export async function comeToRest(home: Household): Promise<Shelves> {
  const { wires, browsers, seats } = home;
  const everywhere = async () => {
    for (const seat of seats)
      if (seat.page) home.act(seat as OpenSeat, (page) => page.signIn(home.newSession()));
    await browsers.pass(20_000);
  };
  wires.fates.length = 0;
  for (const { device } of seats) device.isOnline = true;
  // A call may have begun that is only about to be held.
  do {
    wires.letAllGo();
    await browsers.idle();
  } while (wires.isHolding());
  await everywhere();
  for (const seat of seats) home.close(seat);
  const fresh = [seats[0], seats[2]] as [Seat, Seat];
  for (const seat of fresh) await home.open(seat, '/en/', home.newSession());
  await everywhere();
  for (const seat of fresh) await expectAllSent(seat as OpenSeat, home);
  const shelves: Shelves = new Map();
  for (const _round of [1, 2])
    for (const seat of fresh) shelves.set(seat.device, await lookAtAll(seat as OpenSeat, home));
  return shelves;
}

/** Before any wheel is opened: what the account lacks is sent whichever wheel is on the stage. */
async function expectAllSent(seat: OpenSeat, home: Household): Promise<void> {
  const { device } = seat;
  const cards = await home.act(seat, async ({ openLibrary }) => (await openLibrary()).cards());
  for (const { key } of cards) {
    const kept = await home.act(seat, async ({ openLibrary }) => (await openLibrary()).read(key));
    expect(kept?.record.pending, `${device.name}: the save of ${key}`).toBeUndefined();
    // A wheel that was deleted in the cloud exists only here, even if another device saves it there again.
    if (kept?.record.document.cloudSavedAt === undefined || !home.cloud.wheels.has(key)) continue;
    const unsent = kept.rows.filter(isUnsent).map(({ id }) => id);
    expect(unsent, `${device.name}: unsent results of ${key}`).toEqual([]);
  }
}

async function lookAtAll(seat: OpenSeat, home: Household): Promise<Shelf> {
  const shelf: Shelf = new Map();
  const cards = await home.act(seat, async ({ openLibrary }) => (await openLibrary()).cards());
  for (const { key } of cards) {
    await home.act(seat, ({ open }) => open(key));
    await home.browsers.pass(3000);
    const kept = await home.act(seat, async ({ openLibrary }) => (await openLibrary()).read(key));
    if (kept) shelf.set(key, { kept, results: resultsIn(seat.page.store.getState().wheel) });
  }
  return shelf;
}

/** What must hold whatever has happened. */
export function expectNothingLost(home: Household, shelves: Shelves): void {
  for (const [device, shelf] of shelves) {
    expectWheels(device, shelf, home);
    for (const [key, { kept, results }] of shelf)
      if (!home.seen.removed(device).has(key)) expectResults({ device, key, kept, results }, shelves, home);
  }
  const { seen, cloud } = home;
  for (const { versions } of cloud.wheels.values())
    for (const version of versions) expect(seen.shown, 'somebody had it').toContain(contentOf(version));
}

/** A user who signs out leaves nothing behind that is in the cloud. */
function expectWheels(device: Device, shelf: Shelf, { seen, cloud }: Household): void {
  const documentOf = (key: string) => shelf.get(key)?.kept.record.document ?? cloud.shown(key);
  const erased = [...seen.erased].filter((wheel) => !shelf.has(wheel));
  const gone = new Set([...seen.removed(device), ...erased]);
  for (const wheel of seen.touched.get(device) ?? [])
    if (!gone.has(wheel)) expect(documentOf(wheel), `${device.name}: ${wheel}`).not.toBeNull();
  for (const [guid, { wheel, isExcused, ...choice }] of seen.added) {
    if (choice.device !== device || isExcused || gone.has(wheel)) continue;
    const slices = documentOf(wheel)?.slices ?? [];
    expect(
      slices.map((slice) => slice.guid),
      `${device.name}: choices of ${wheel}`,
    ).toContain(guid);
  }
  for (const [guid, choice] of seen.gone)
    if (choice.device === device && !gone.has(choice.wheel))
      expect(
        documentOf(choice.wheel)?.slices.map((slice) => slice.guid) ?? [],
        `${device.name}: a choice of ${choice.wheel} that was removed`,
      ).not.toContain(guid);
  for (const [wheel, last] of seen.lastLooks) {
    const document = documentOf(wheel);
    if (last.device === device && !last.isShared && !gone.has(wheel) && document)
      expect(contentOf(document), `${device.name}: ${wheel} as it was left`).toBe(last.content);
  }
  for (const { entry, wheel, ...made } of seen.made.values())
    if (made.device === device && !gone.has(wheel) && !shelf.has(wheel))
      expect(
        cloud.wheels.get(wheel)?.log?.ids.has(entry.id),
        `the cloud has the result of ${device.name}, which has left the account`,
      ).toBe(true);
}

interface Looked {
  device: Device;
  key: string;
  kept: KeptWheel;
  results: Results;
}

function expectResults(
  { device, key, kept, results }: Looked,
  shelves: Shelves,
  { seen, cloud }: Household,
): void {
  const where = `${device.name} ${key}`;
  const { document, pending } = kept.record;
  const inCloud = cloud.shown(key);
  const isShared = inCloud !== null && document.cloudSavedAt !== undefined;
  const made = [...seen.made.values()].filter(({ wheel }) => wheel === key);
  const { entries } = logOfKept(kept);
  const ids = entries.map(({ id }) => id);
  expect(new Set(ids).size, `${where}: each entry once`).toBe(ids.length);
  // A wheel that was deleted in the cloud belongs to the browser alone, even where another device has saved
  // it again.
  const isOf = (other: Device) =>
    !seen.erased.has(key) || shelves.get(other)?.get(key)?.kept.record.document.cloudSavedAt !== undefined;
  const hasGiven = (other: Device) => !seen.removed(other).has(key) && isOf(other);
  for (const { entry, ...by } of made)
    if (by.device === device || (isShared && hasGiven(by.device)))
      expect(ids, `${where}: entries`).toContain(entry.id);
  for (const id of ids) expect(seen.made.get(id)?.wheel, `${where}: an entry that was made`).toBe(key);
  expect(countsOf(results), `${where}: results`).toEqual(
    countedFrom(entries, seen.copies.has(key) ? kept.record.base : nothing, (clearing) =>
      idsSeenBy(seen.made.get(clearing.id), cloud.wheels.get(key)?.log),
    ),
  );
  if (isShared)
    expect(countsOf(resultsIn(inCloud)), `${where}: results in the cloud`).toEqual(countsOf(results));
  expect(pending, `${where}: waiting save`).toBeUndefined();
  if (isShared && document.cloudSaved === true && document.cloudSavedAt === inCloud.cloudSavedAt)
    expect(contentOf(document), `${where}: what the cloud has`).toBe(contentOf(inCloud));
}

const resultsIn = ({ results: { history = [], totalWheelSpins = 0 } }: Wheel): Results => ({
  history,
  totalWheelSpins,
});

interface Counts {
  total: number;
  wins: Record<string, number>;
}

function countsOf({ history, totalWheelSpins }: Results): Counts {
  const wins: Record<string, number> = {};
  for (const { guid, won } of history) wins[guid] = (wins[guid] ?? 0) + won;
  return { total: totalWheelSpins, wins };
}

const nothing: Results = { history: [], totalWheelSpins: 0 };

/** What the visitor who made the entry could know, here or from what was loaded from the cloud. */
function idsSeenBy(made: Made | undefined, log: CloudLog | undefined): Set<string> {
  const { base, entries = [], known = base?.known } = made?.before ?? {};
  const loaded = log?.entries.filter(({ seq }) => seq <= (known?.mark ?? 0)) ?? [];
  return new Set([...entries.map(({ id }) => id), ...loaded.map(({ entry }) => entry.id)]);
}

/** The results as counted by hand: a clearing removes what its visitor could know of. */
function countedFrom(
  entries: readonly LogEntry[],
  base: Results,
  seenBy: (clearing: LogEntry) => ReadonlySet<string>,
): Counts {
  const takenBack = new Set<string>();
  for (const entry of entries.toReversed())
    if (entry.kind === 'restore' && !takenBack.has(entry.id)) takenBack.add(entry.of);
  const clearings = entries.filter(({ kind, id }) => kind === 'clear' && !takenBack.has(id));
  const cleared = new Set(clearings.flatMap((clearing) => [...seenBy(clearing)]));
  const all = entries.filter((entry) => entry.kind === 'win');
  const { total, wins } = countsOf(clearings.length > 0 ? { ...base, history: [] } : base);
  for (const { guid } of all.filter(({ id }) => !cleared.has(id))) wins[guid] = (wins[guid] ?? 0) + 1;
  return { total: total + all.length, wins };
}
