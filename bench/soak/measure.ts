// Lets people do everything there is for an hour and watches what the server holds: memory and descriptors must be
// flat. Prints the table of bench/soak/README.md and draws bench/soak/plot.svg. Loopback only.
//   node bench/soak/measure.ts [MINUTES] [PEOPLE]
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Person } from '../person.ts';
import { startServer } from '../server.ts';
import { plot, type Sample } from './plot.ts';
import { visits } from './visits.ts';

const minutes = Number(process.argv[2] ?? 60);
const people = Number(process.argv[3] ?? 16);
const rest = 200; // ms between two visits of one person, so that an hour of it leaves the machine usable

function sampleOf(pid: number, began: number): Sample {
  const kib = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return {
    minute: (Date.now() - began) / 60_000,
    memory: kib / 1024,
    files: readdirSync(`/proc/${pid}/fd`).length,
  };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const server = await startServer();
try {
  const everyone = await Promise.all(
    Array.from({ length: people }, (_, place) => Person.signedIn(server, `person${place}`)),
  );
  const kinds = Object.entries(visits);
  const counts = new Map(kinds.map(([name]) => [name, 0]));
  const samples: Sample[] = [];
  const began = Date.now();
  const isOver = () => Date.now() - began > minutes * 60_000;
  const visiting = everyone.map(async (person, place) => {
    for (let turn = place; !isOver(); turn += 1) {
      const [name, visit] = kinds[turn % kinds.length] ?? ['', async () => {}];
      await visit(person);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      await pause(rest);
    }
  });
  const watching = (async () => {
    while (!isOver()) {
      samples.push(sampleOf(server.pid, began));
      await pause(Math.min(10_000, minutes * 1000));
    }
  })();
  await Promise.all([...visiting, watching]);

  const quarter = (from: number) =>
    samples.slice(Math.floor(samples.length * from), Math.floor(samples.length * (from + 0.25)));
  const row = (name: string, of: (sample: Sample) => number) =>
    `| ${name} | ${[0, 0.25, 0.5, 0.75].map((from) => mean(quarter(from).map(of)).toFixed(1)).join(' | ')} |`;
  console.log('| mean of each quarter | first | second | third | fourth |');
  console.log('|---|---|---|---|---|');
  console.log(row('memory, MiB', (sample) => sample.memory));
  console.log(row('open descriptors', (sample) => sample.files));
  console.log('\n| visit | times |\n|---|---|');
  for (const [name, count] of counts) console.log(`| ${name} | ${count} |`);
  writeFileSync(join(import.meta.dirname, 'plot.svg'), plot(samples));
} finally {
  await server.stop();
}
