import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, startCluster } from './cluster.ts';
import { faults } from './faults.ts';
import { type Load, startLoad } from './load.ts';
import { quietTime } from './record.ts';
import { Report } from './report.ts';
import { bringRoomToFirst } from './room-on-first.ts';
import { until } from './until.ts';

/** The time within which everything must work again without intervention. */
const recovery = 30_000;

/** The time within which every fault shows: a silent connection is given up after 8 seconds. */
const effect = 10_000;

const wanted = process.env.WHEELWRIGHT_DRILL ?? 'all';
const chosen = faults.filter(
  ({ name, isShort, needsSmallDisks }) =>
    (wanted === 'all' || (wanted === 'short' && isShort) || wanted.split(',').includes(name)) &&
    !(needsSmallDisks && process.env.WHEELWRIGHT_DRILL_FOLDER === undefined),
);
if (chosen.length === 0)
  throw new Error(`There is no fault "${wanted}". These are: ${faults.map(({ name }) => name).join(', ')}`);

let cluster: Cluster;
let load: Load;
let report: Report;

beforeAll(async () => {
  cluster = await startCluster();
  const certificate = readFileSync(join(cluster.place.folder, 'fullchain.pem'), 'utf8');
  setDefaultCACertificates([...getCACertificates(), certificate]);
  report = new Report(cluster.place.out);
  load = await startLoad(cluster);
  if (!Number.isFinite(await untilGood(Date.now(), 120_000)))
    throw new Error(`Nothing has happened yet, and still: ${load.record.troubles(0).join('\n')}`);
}, 400_000);
afterAll(async () => {
  await load?.end();
  await cluster?.stop();
}, 60_000);

/** Waits until everything has worked for the quiet time; returns since when. */
async function untilGood(since: number, longest: number): Promise<number> {
  for (;;) {
    const good = load.record.goodAgain(since);
    if (good !== undefined) return good;
    if (Date.now() - since > longest + quietTime) return Number.POSITIVE_INFINITY;
    await pause(100);
  }
}

describe('while people use it', () => {
  test.each(chosen)(
    '$name',
    { timeout: 240_000 },
    async ({ name, what, strike, cutsVisitors, hasNoStandIn, strikesRoom }) => {
      const { record } = load;
      if (strikesRoom) {
        await bringRoomToFirst(cluster);
        await untilGood(Date.now(), recovery);
      }
      const since = Date.now();
      const heal = await strike(cluster);
      let from = since;
      if (hasNoStandIn) {
        await pause(10_000);
        await heal();
        from = Date.now();
      }
      await pause(effect);
      const good = await untilGood(from, recovery);
      const counted = record.count(since);
      report.add({
        name,
        what,
        counted,
        seconds: (good - from) / 1000,
        slowest: record.slowest(since),
        troubles: record.troubles(since),
      });
      const badBefore = record.entries.length;
      if (!hasNoStandIn) await heal();
      await cluster.postgres.untilWhole();
      await cluster.redis.untilWhole();
      const whole = Date.now();
      const after = await untilGood(whole, recovery);

      expect(record.wrongs(since)).toEqual([]);
      expect(after - whole, 'milliseconds until it was good behind the fault').toBeLessThanOrEqual(recovery);
      expect(good - from, 'milliseconds until everything was good').toBeLessThanOrEqual(recovery);
      const later = record.entries.slice(badBefore).filter(({ outcome }) => outcome === 'silent');
      expect([counted.silent, later.length], 'what was never answered').toEqual([0, 0]);
      const cuts = record.entries.filter(
        ({ outcome, kind, ended }) => ended >= since && outcome === 'cut' && kind !== 'room',
      );
      if (!cutsVisitors) expect(cuts.map(({ detail }) => detail)).toEqual([]);
    },
  );
});

describe('afterwards', () => {
  beforeAll(async () => {
    await load.end();
    // Restarted servers show that nothing was only in memory.
    await Promise.all(cluster.servers.map((server) => server.kill()));
    await until('the servers', 60, async () => (await fetch(`${cluster.url}/api/health`)).status === 200);
  }, 90_000);

  test('every acknowledged save is there, or a later one', { timeout: 120_000 }, async () => {
    for (const wheel of load.wheels) {
      expect(wheel.acknowledged).toBeGreaterThan(10);
      await until(`wheel ${wheel.id}`, 30, () => wheel.load());
    }
    expect(load.record.wrongs()).toEqual([]);
  });

  test('every acknowledged upload opens with the same bytes', { timeout: 120_000 }, async () => {
    expect(load.uploads.kept.length).toBeGreaterThan(5);
    for (const upload of load.uploads.kept)
      await until(`upload ${upload.id}`, 30, () => load.uploads.open(upload));
    expect(load.record.wrongs()).toEqual([]);
  });

  test('no refresh id is accepted twice', { timeout: 60_000 }, async () => {
    await pause(11_000); // the grace period of a lost answer
    for (const { spent } of load.users) {
      expect(spent.length).toBeGreaterThan(5);
      expect(new Set(spent).size).toBe(spent.length);
      for (const id of [spent.at(-1), spent[0], ...spent.slice(-20)]) {
        const answer = await fetch(`${cluster.url}/api/auth/refresh`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ refresh_token_id: id }),
        });
        expect(answer.status).toBe(401);
      }
    }
  });

  test('every spin of the room has its number and its receipt, none is missing', {
    timeout: 60_000,
  }, async () => {
    const { spins } = load.room;
    const numbers = [...spins.keys()].sort((a, b) => a - b);
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    for (const [number, spinId] of spins) {
      const answer = await fetch(`${cluster.url}/api/spins/${spinId}`);
      expect(answer.status, `receipt ${number}`).toBe(200);
      expect(((await answer.json()) as { receipt: { number: number } }).receipt.number).toBe(number);
    }
  });
});
