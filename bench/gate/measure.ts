// What strangers can take from others: silent connections and slow bodies of 5 MB, from one source and from a thousand.
//   node bench/gate/measure.ts [CONNECTIONS]
// Prints the table of bench/README.md: how many calls of others were answered, their p99 beside the quiet one of the
// same run, and the memory of the server. Sources are addresses of 127.0.0.0/8.
import { readFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../server.ts';

const count = Number(process.argv[2] ?? 10_000);
const calls = 400;
const bodyBytes = 5_000_000;
const firstPiece = Buffer.alloc(256 * 1024, 'x');
const laterPiece = Buffer.alloc(4096, 'x');

interface Seen {
  answered: number;
  p99: number;
  mebibytes: number;
}

const sourceOf = (index: number, sources: number) => {
  const place = index % sources;
  return `127.1.${Math.floor(place / 250)}.${(place % 250) + 1}`;
};

function attacker(port: number, localAddress: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => socket.destroy()); // being cut off is what it is about
  socket.resume();
  return socket;
}

function slowBody(port: number, localAddress: string): Socket {
  const socket = attacker(port, localAddress);
  socket.write(
    `POST /api/live HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${bodyBytes}\r\n\r\n`,
  );
  socket.write(firstPiece);
  return socket;
}

/** Calls of another client, each on its own connection: milliseconds, or undefined without a response. */
async function call(port: number): Promise<number | undefined> {
  const began = performance.now();
  return new Promise((resolve) => {
    const agent = new Agent({ keepAlive: false });
    const options = {
      port,
      host: '127.0.0.1',
      localAddress: '127.0.0.9',
      path: '/api/share/none',
      agent,
      timeout: 5000,
    };
    get(options, (answer) => {
      answer.resume().on('end', () => resolve(performance.now() - began));
    })
      .on('timeout', () => resolve(undefined))
      .on('error', () => resolve(undefined));
  });
}

async function look(port: number, pid: number): Promise<Seen> {
  const times: number[] = [];
  for (let i = 0; i < calls; i += 1) {
    const took = await call(port);
    if (took !== undefined) times.push(took);
  }
  times.sort((a, b) => a - b);
  const resident = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    answered: times.length / calls,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    mebibytes: Number(resident) / 1024,
  };
}

type Attack = (port: number, index: number) => Socket;

async function measure(attack?: Attack): Promise<Seen> {
  const server = await startServer();
  const port = Number(new URL(server.url).port);
  const sockets: Socket[] = [];
  if (attack) for (let i = 0; i < count; i += 1) sockets.push(attack(port, i));
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.bytesWritten > 0 && socket.writable) socket.write(laterPiece);
  }, 1000);
  await pause(2000);
  const seen = await look(port, server.pid);
  clearInterval(drip);
  for (const socket of sockets) socket.destroy();
  await server.stop();
  return seen;
}

const attacks: [string, Attack | undefined][] = [
  ['quiet', undefined],
  ['silent connections, one source', (port) => attacker(port, '127.1.0.1')],
  ['slow bodies, one source', (port) => slowBody(port, '127.1.0.1')],
  ['slow bodies, 1,000 sources', (port, index) => slowBody(port, sourceOf(index, 1000))],
];
console.log(`| ${count} of them | others answered | their p99 ÷ quiet | server's memory, MiB |`);
console.log('|---|---|---|---|');
let quiet = Number.NaN;
for (const [name, attack] of attacks) {
  const seen = await measure(attack);
  if (!attack) quiet = seen.p99;
  console.log(
    `| ${name} | ${seen.answered.toFixed(2)} | ${(seen.p99 / quiet).toFixed(1)} | ${seen.mebibytes.toFixed(0)} |`,
  );
}
