// Measures the public log of draws of a real server on SQLite: a million entries get their places, then proofs are fetched
// by HTTP, then draws are begun, each of which adds an entry.
//   node bench/draws/log.ts [ENTRIES]
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServer } from '../server.ts';

const entries = Number(process.argv[2] ?? 1_000_000);
const proofs = 500;

/** Adds the entries as draws do, without a place. One transaction: the server doesn't see any before all are there. */
function fill(folder: string): void {
  const database = new DatabaseSync(join(folder, 'wheelwright.db'), { timeout: 30_000 });
  database.exec('begin immediate');
  const add = database.prepare('insert into draw_log_leaves (hash, opened, logged_at) values (?, 0, ?)');
  for (let place = 0; place < entries; place++) add.run(leafOf(place), place);
  database.exec('commit');
  database.close();
}
const leafOf = (place: number) => createHash('sha256').update(`entry ${place}`).digest('hex');

const sizeOf = (note: string) => Number(note.split('\n')[1]);
const median = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)];
const row = (what: string, ...figures: (number | undefined)[]) =>
  console.log(`| ${what} | ${figures.map((figure) => (figure ?? Number.NaN).toFixed(2)).join(' | ')} |`);

async function timed(many: number, ask: (place: number) => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  for (let place = 0; place < many; place++) {
    const begun = performance.now();
    const answer = await ask(place);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The server answers ${answer.status}.`);
    times.push(performance.now() - begun);
  }
  return times;
}

const server = await startServer();
try {
  fill(server.data);
  const log = `${server.url}/.well-known/draws`;
  const begun = performance.now();
  while (sizeOf(await (await fetch(`${log}/checkpoint`)).text()) < entries) {}
  const perEntry = (performance.now() - begun) / entries;
  const random = () => leafOf(randomBytes(4).readUInt32BE() % entries);
  const found = await timed(proofs, () => fetch(`${log}/proof?sealed=${random()}&from=${entries >> 1}`));
  const begin = await timed(proofs, () =>
    fetch(`${server.url}/api/spins`, {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    }),
  );
  console.log(`| of ${entries.toLocaleString('en')} entries | median, ms | worst, ms |\n|---|---|---|`);
  row('an entry placed, on average', perEntry, perEntry);
  row('a proof, with HTTP', median(found), Math.max(...found));
  row('a draw begun, with its entry', median(begin), Math.max(...begin));
} finally {
  await server.stop();
}
