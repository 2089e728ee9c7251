// What one account or one stranger can take from the server, for two builds of it in one run.
//   BEFORE=path/to/wheelwright [AFTER=build/bin/wheelwright] node bench/ledger/measure.ts
// Prints the table of bench/ledger/README.md; without BEFORE one column. Loopback only.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tools/deploy/front.ts';
import { startPostgres } from '../nodes/engines.ts';
import { Person } from '../person.ts';
import { type Server, startServer } from '../server.ts';
import { askForTickets, fillLog, loadWheel, saveLargeWheel, sendWins, unread } from './load.ts';
import { medianOf, memoryTakenBy, threadsOf, timeOf } from './process.ts';
import { writerHeldDuring } from './writer-watch.ts';

const root = join(import.meta.dirname, '../..');
const tickets = 5000;
const mebibytes = (value: number) => `${value.toFixed(0)} MiB`;
const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/** A build whose page is missing shows this one's. */
function start(binary: string, flags: string[] = []): Promise<Server> {
  const hasPage = existsSync(join(dirname(binary), '../web'));
  return startServer([...flags, ...(hasPage ? [] : ['--web', join(root, 'build/web')])], 'off', binary);
}

async function withServer<T>(binary: string, use: (server: Server) => Promise<T>): Promise<T> {
  const server = await start(binary);
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

const threadsAtRest = (binary: string) =>
  withServer(binary, async (server) => {
    await pause(3000);
    return String(await threadsOf(server.pid));
  });

const unreadAnswers = (binary: string) =>
  withServer(binary, async (server) => {
    const ada = await Person.signedIn(server, 'ada');
    await saveLargeWheel(ada);
    let worst = 0;
    const taken = await memoryTakenBy(server.pid, async () => {
      const sockets = Array.from({ length: 300 }, () => unread(ada));
      const until = performance.now() + 15_000;
      while (performance.now() < until) {
        worst = Math.max(
          worst,
          await timeOf(() => fetch(`${server.url}/api/health`).then((it) => it.text())),
        );
        await pause(100);
      }
      for (const socket of sockets) socket.destroy();
    });
    return `${mebibytes(taken)}; others wait ${milliseconds(worst)} at worst`;
  });

/** The two wheels are loaded in turn, so that a busy moment meets both. */
const loadsOfAFullLog = (binary: string) =>
  withServer(binary, async (server) => {
    const [ada, ben] = [await Person.signedIn(server, 'ada'), await Person.signedIn(server, 'ben')];
    await fillLog(ada);
    const taken = await memoryTakenBy(server.pid, () =>
      Promise.all(Array.from({ length: 16 }, () => loadWheel(ada))),
    );
    const [full, without]: [number[], number[]] = [[], []];
    for (let i = 0; i < 300; i += 1) {
      full.push(await timeOf(() => loadWheel(ada)));
      without.push(await timeOf(() => loadWheel(ben)));
    }
    const ratio = medianOf(full) / medianOf(without);
    return [mebibytes(taken), `${milliseconds(medianOf(full))}, ${ratio.toFixed(1)} times`];
  });

const ticketsWithLongNames = (binary: string) =>
  withServer(binary, async (server) => {
    const ada = await Person.signedIn(server, 'ada');
    let given = 0;
    const taken = await memoryTakenBy(server.pid, async () => {
      given = await askForTickets(ada, tickets);
    });
    return given === tickets ? mebibytes((taken * 100_000) / tickets) : `only ${given} of ${tickets} given`;
  });

/** Saves of one person while another sends full batches into a full log. */
const savesBesideAFold = (binary: string) =>
  withServer(binary, async (server) => {
    const [ada, ben] = [await Person.signedIn(server, 'ada'), await Person.signedIn(server, 'ben')];
    await fillLog(ada);
    const saves = async (seconds: number) => {
      const all: number[] = [];
      const until = performance.now() + seconds * 1000;
      while (performance.now() < until) all.push(await timeOf(() => ben.save()));
      return all;
    };
    const quiet = await saves(5);
    let isOver = false;
    const sending = (async () => {
      while (!isOver) await sendWins(ada);
    })();
    sending.catch(() => undefined); // a refused batch ends the measurement below
    const beside = await saves(15);
    isOver = true;
    await sending;
    const shown = (all: number[]) => `${milliseconds(medianOf(all))} / ${milliseconds(Math.max(...all))}`;
    return `${shown(beside)} (quiet ${shown(quiet)})`;
  });

/** Small batches, one at a time: into an empty log, and into a full one that is folded several times meanwhile. */
const writerHeld = (binary: string) =>
  withServer(binary, async (server) => {
    const [ada, ben] = [await Person.signedIn(server, 'ada'), await Person.signedIn(server, 'ben')];
    await fillLog(ada);
    const batches = async (person: Person, calls: number) => {
      for (let i = 0; i < calls; i += 1) {
        await sendWins(person, 10);
        await pause(5);
      }
    };
    const database = join(server.data, 'wheelwright.db');
    const quiet = await writerHeldDuring(database, () => batches(ben, 80));
    const folding = await writerHeldDuring(database, () => batches(ada, 500));
    return `${milliseconds(folding)} (into an empty log ${milliseconds(quiet)})`;
  });

/** Every worker waits for a frozen database and the queue is full. */
async function scrapesOfAFullServer(binary: string): Promise<string> {
  const postgres = await startPostgres();
  const admin = `127.0.0.1:${await freePort()}`;
  const server = await start(binary, ['--database', postgres.address, '--admin-listen', admin]);
  const waiting: { destroy: () => void }[] = [];
  try {
    const ada = await Person.signedIn(server, 'ada');
    await postgres.freeze();
    for (let i = 0; i < 1200; i += 1) waiting.push(unread(ada));
    await pause(2000);
    const times: number[] = [];
    let refused = 0;
    for (let i = 0; i < 8; i += 1) {
      const scrape = fetch(`http://${admin}/metrics`, { signal: AbortSignal.timeout(60_000) });
      times.push(
        await timeOf(async () => {
          const answer = await scrape.catch(() => undefined);
          if (!answer?.ok) refused += 1;
          await answer?.text();
        }),
      );
    }
    const worst = milliseconds(Math.max(...times));
    return refused > 0 ? `${refused} of 8 refused; ${worst} at worst` : `${worst} at worst`;
  } finally {
    for (const socket of waiting) socket.destroy();
    await postgres.thaw();
    await server.stop();
    await postgres.stop();
  }
}

async function measure(binary: string): Promise<[string, string][]> {
  const [loads = '', ratio = ''] = await loadsOfAFullLog(binary);
  return [
    ['threads at rest', await threadsAtRest(binary)],
    ['memory of 300 unread answers of 4 MB, one account', await unreadAnswers(binary)],
    ['memory of 16 loads at once of a wheel with 11,000 results', loads],
    ['a load of that wheel, by one without results', ratio],
    ["another person's saves beside full batches of results, median / worst", await savesBesideAFold(binary)],
    ["SQLite's writer held at a stretch by batches of 10 results, worst", await writerHeld(binary)],
    [`memory of 100,000 tickets under names of 60 kB (from ${tickets})`, await ticketsWithLongNames(binary)],
    ['a scrape while the queue is full and PostgreSQL is frozen', await scrapesOfAFullServer(binary)],
  ];
}

const builds = [process.env.BEFORE, process.env.AFTER ?? join(root, 'build/bin/wheelwright')].filter(
  (path) => path !== undefined,
);
const columns: [string, string][][] = [];
for (const build of builds) columns.push(await measure(build));
console.log(`| what |${builds.length > 1 ? ' before | after |' : ' now |'}`);
console.log(`|---|${builds.map(() => '---|').join('')}`);
for (const [place, [what]] of (columns[0] ?? []).entries())
  console.log(`| ${what} | ${columns.map((column) => column[place]?.[1]).join(' | ')} |`);
