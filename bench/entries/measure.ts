// Thousands put themselves on the wheel of one live room at once, 64 calls at a time, while its host watches.
//   node bench/entries/measure.ts [PEOPLE]
// Prints how long that took, how long a person waited for the answer and until the host's page heard of them, how many
// messages that were (one a name would be as many as people), and the server's memory.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import WebSocket from 'ws';
import { startServer } from '../server.ts';

const people = Number(process.argv[2] ?? 10_000);
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

const wheel = { 'wheel-definition': { name: 'Raffle', slices: [] } };
const { liveId, hostKey } = await ask('POST', '/api/live', { wheel });
const room = `/api/live/${liveId}`;
await ask('PUT', `${room}/door`, { hostKey, open: true });
const { ticket } = await ask('POST', `${room}/ticket`, { hostKey });
const host = new WebSocket(`${server.url.replace('http', 'ws')}${room}/socket?ticket=${ticket}`, {
  origin: server.url,
});

const sentAt = new Map<string, number>();
const heard: number[] = [];
let messages = 0;
let bytes = 0;
const everyone = new Promise<void>((resolve) => {
  host.on('message', (data) => {
    const text = String(data);
    const message = JSON.parse(text);
    if (message.type !== 'arrivals') return;
    messages += 1;
    bytes += text.length;
    for (const { name } of message.entries) heard.push(performance.now() - (sentAt.get(name) ?? 0));
    if (message.count === people) resolve();
  });
});
await once(host, 'open');

const answered: number[] = [];
let next = 0;
const began = performance.now();
const join = async () => {
  while (next < people) {
    next += 1;
    const name = `Person ${next}`;
    const sent = performance.now();
    sentAt.set(name, sent);
    await ask('POST', `${room}/entries`, { name });
    answered.push(performance.now() - sent);
  }
};
await Promise.all(Array.from({ length: atOnce }, join));
const seconds = (performance.now() - began) / 1000;
await everyone;

const at = (times: number[], part: number) =>
  (times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? Number.NaN).toFixed(0);
const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
const memory = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
console.log(
  '| people | seconds | answered, ms: median, p99 | at the host, ms: median, p99 | messages | KiB | memory, MiB |',
);
console.log('|---|---|---|---|---|---|---|');
const columns = [
  people,
  seconds.toFixed(1),
  `${at(answered, 0.5)}, ${at(answered, 0.99)}`,
  `${at(heard, 0.5)}, ${at(heard, 0.99)}`,
  messages,
  (bytes / 1024).toFixed(0),
  memory.toFixed(0),
];
console.log(`| ${columns.join(' | ')} |`);
host.close();
agent.destroy();
await server.stop();
