// How many draws by one call a server makes beside those of pages, what a film of one takes, and how fast webhooks go
// out while another receiver is slow and after kill -9. SQLite in an empty folder, everything on loopback.
//   node bench/door/measure.ts [SECONDS]
import { createServer, type Server as Receiver } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Person } from '../person.ts';
import { type Server, startServer } from '../server.ts';

const seconds = Number(process.argv[2] ?? 10);
const atOnce = 8;
const events = 400;
const slowAnswer = 5000;

const row = (what: string, figure: string) => console.log(`| ${what} | ${figure} |`);

/** Draws a second while `atOnce` callers draw one after the other. */
async function rate(draw: () => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let drawn = 0;
  const caller = async () => {
    while (performance.now() < end) {
      await draw();
      drawn++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return drawn / seconds;
}

/** The middle one of some films of the same wheel. */
async function films(server: Server, token: string, wheelId: string): Promise<void> {
  for (const kind of ['webp', 'gif']) {
    const made: { took: number; bytes: number }[] = [];
    for (let film = 0; film < 9; film++) {
      const begun = performance.now();
      const answer = await fetch(`${server.url}/api/wheel/${wheelId}/animate?as=${kind}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
      });
      if (!answer.ok) throw new Error(`The server answers ${answer.status}: ${await answer.text()}`);
      const bytes = (await answer.arrayBuffer()).byteLength;
      made.push({ took: performance.now() - begun, bytes });
    }
    const middle = made.toSorted((one, other) => one.took - other.took)[4];
    row(
      `a spin as ${kind}: ms, kB`,
      `${middle?.took.toFixed(0)}, ${((middle?.bytes ?? 0) / 1000).toFixed(0)}`,
    );
  }
}

async function draws(server: Server): Promise<void> {
  const person = await Person.signedIn(server, 'door');
  const post = (path: string, body: object) =>
    person.call(path, { method: 'POST', body: JSON.stringify(body) });
  const { token } = await post('/api/user/tokens', { name: 'Bench', scopes: ['spin'] });
  const byToken = async () => {
    const answer = await fetch(`${server.url}/api/wheel/${person.wheelId}/spin`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`The server answers ${answer.status}: ${await answer.text()}`);
    return answer.arrayBuffer();
  };
  const entropy = '5f'.repeat(32);
  const byPage = async () => {
    const { wheelId } = person;
    const { spinId, drawKey } = await post('/api/spins', { wheelId });
    return post(`/api/spins/${spinId}`, { drawKey, entropy, wheelId });
  };
  await films(server, String(token), person.wheelId);
  row('draws by token, a second', (await rate(byToken)).toFixed(0));
  row('draws of a page, by two calls, a second', (await rate(byPage)).toFixed(0));
}

/** A receiver that counts what comes, each message once, and answers after so many milliseconds. */
async function receiver(wait: number): Promise<{ url: string; got: Map<string, number>; server: Receiver }> {
  const got = new Map<string, number>();
  const server = createServer(async (request, response) => {
    for await (const _ of request);
    const id = String(request.headers['webhook-id']);
    got.set(id, (got.get(id) ?? 0) + 1);
    await pause(wait);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, got, server };
}

async function webhooks(flags: string[]): Promise<void> {
  const server = await startServer(flags);
  const slow = await receiver(slowAnswer);
  const fast = await receiver(0);
  const person = await Person.signedIn(server, 'hooks');
  for (const { url } of [slow, fast])
    await person.call('/api/user/webhooks', {
      method: 'POST',
      body: JSON.stringify({ url, events: ['spin.made'] }),
    });
  const spin = () => person.call(`/api/wheel/${person.wheelId}/spin`, { method: 'POST', body: '{}' });
  const begun = performance.now();
  for (let made = 0; made < events; made++) await spin();
  const drawn = performance.now() - begun;
  while (fast.got.size < events / 2) await pause(5);
  const half = performance.now() - begun;
  process.kill(server.pid, 'SIGKILL');
  const before = fast.got.size;
  const again = await startServer(flags, 'error', undefined, server.data);
  const restarted = performance.now();
  while (fast.got.size < events) await pause(20);
  const rest = performance.now() - restarted;
  const twice = [...fast.got.values()].filter((times) => times > 1).length;
  row(`${events} events made, with two webhooks each, a second`, ((events / drawn) * 1000).toFixed(0));
  row('webhooks to a fast receiver beside a slow one, a second', ((before / half) * 1000).toFixed(0));
  row('after kill -9, seconds until the rest had come', (rest / 1000).toFixed(1));
  row('of them lost / come twice', `${events - fast.got.size} / ${twice}`);
  await again.stop();
  for (const each of [slow, fast]) each.server.closeAllConnections();
  for (const each of [slow, fast]) each.server.close();
}

console.log('| what | figure |\n|---|---|');
const server = await startServer();
try {
  await draws(server);
} finally {
  await server.stop();
}
await webhooks(['--test-private-webhooks', 'on']);
