// Thousands put themselves on the wheel of one live room, so many a second, while its host watches; then the host closes the
// door and draws 1,000 places among them.
//   node bench/entries/measure.ts [PEOPLE] [A SECOND]
// Prints how long that took, how long a person waited for the answer and until the host's page heard of them, how many
// messages that were beside one a name, what they cost the page, the server's memory, and the draw with its verification.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import WebSocket from 'ws';
import { startServer } from '../server.ts';
import { drawAndVerify, next as nextMessage } from './draw.ts';
import { type Entry, pageCost } from './page-cost.ts';

const people = Number(process.argv[2] ?? 10_000);
const aSecond = Number(process.argv[3] ?? 1000);
const atOnce = 64;
const server = await startServer();
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

interface Answer {
  liveId: string;
  hostKey: string;
  ticket: string;
}

async function ask(method: string, path: string, body: object): Promise<Answer> {
  const call = request(server.url + path, {
    method,
    agent,
    headers: { 'Content-Type': 'application/json' },
  }).end(JSON.stringify(body));
  const [response] = await once(call, 'response');
  let text = '';
  for await (const piece of response) text += piece;
  if (response.statusCode >= 300) throw new Error(`${path} answered ${response.statusCode}: ${text}`);
  return JSON.parse(text);
}

const memory = async () => {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

const atRest = await memory();
const wheel = { 'wheel-definition': { name: 'Raffle', slices: [], duration: 400 } };
const { liveId, hostKey } = await ask('POST', '/api/live', { wheel });
const room = `/api/live/${liveId}`;
await ask('PUT', `${room}/door`, { hostKey, open: true });
const { ticket } = await ask('POST', `${room}/ticket`, { hostKey });
const host = new WebSocket(`${server.url.replace('http', 'ws')}${room}/socket?ticket=${ticket}`, {
  origin: server.url,
});

const sentAt = new Map<string, number>();
const heard: number[] = [];
const batches: Entry[][] = [];
let bytes = 0;
const everyone = new Promise<void>((resolve) => {
  host.on('message', (data) => {
    const text = String(data);
    const message = JSON.parse(text);
    if (message.type !== 'arrivals') return;
    bytes += text.length;
    batches.push(message.entries);
    for (const { name } of message.entries) heard.push(performance.now() - (sentAt.get(name) ?? 0));
    if (heard.length === people) resolve();
  });
});
// A full list closes the door by itself.
const sealing = nextMessage(host, 'sealed');
await once(host, 'open');

const answered: number[] = [];
let next = 0;
const began = performance.now();
const join = async () => {
  while (next < people) {
    next += 1;
    const name = `Person ${next}`;
    await setTimeout(Math.max(0, began + (next * 1000) / aSecond - performance.now()));
    const sent = performance.now();
    sentAt.set(name, sent);
    await ask('POST', `${room}/entries`, { name });
    answered.push(performance.now() - sent);
  }
};
await Promise.all(Array.from({ length: atOnce }, join));
const seconds = (performance.now() - began) / 1000;
await everyone;
const withAll = await memory();

const at = (times: number[], part: number) =>
  (times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? Number.NaN).toFixed(0);
console.log(
  '| people | seconds | answered, ms: median, p99 | at the host, ms: median, p99 | memory before and after, MiB |',
);
console.log('|---|---|---|---|---|');
console.log(
  `| ${people} | ${seconds.toFixed(1)} | ${at(answered, 0.5)}, ${at(answered, 0.99)} | ` +
    `${at(heard, 0.5)}, ${at(heard, 0.99)} | ${atRest.toFixed(0)}, ${withAll.toFixed(0)} |`,
);

await ask('PUT', `${room}/door`, { hostKey, open: false });
const draw = await drawAndVerify(host, server.url, await sealing);
console.log('\n| 900 winners and 100 reserves | ms |\n|---|---|');
for (const [what, time] of Object.entries(draw)) console.log(`| ${what} | ${time.toFixed(0)} |`);

host.close();
agent.destroy();
await server.stop();

const single = batches.flat().map((entry) => [entry]);
const one = JSON.stringify({ type: 'arrivals', seq: 1, after: 1, change: 2, count: 1, entries: [] }).length;
const singleBytes = single.reduce((sum, [entry]) => sum + one + JSON.stringify(entry).length, 0);
console.log(
  '\n| to one page | messages | KiB | until all are on its wheel, ms | heap, MiB |\n|---|---|---|---|---|',
);
for (const [what, list, size] of [
  ['batches', batches, bytes],
  ['one message a name', single, singleBytes],
] as const) {
  const { time, heap } = pageCost(list);
  console.log(
    `| ${what} | ${list.length} | ${(size / 1024).toFixed(0)} | ${time.toFixed(0)} | ${heap.toFixed(1)} |`,
  );
}
