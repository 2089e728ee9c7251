import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Server, startServer } from '../../e2e/support/server.ts';
import { freePorts } from '../drill/ports.ts';
import { until } from '../drill/until.ts';
import { makeCertificate } from './front.ts';
import { enter, openRoom, ticketTo } from './live-room.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { redisOverTls, redisTunnel, type Tunnel } from './redis-tunnel.ts';

// What docs/scaling.md tells operators to do.
const folder = mkdtempSync(join(tmpdir(), 'wheelwright-redis-'));
const strangers = join(folder, 'strangers');
const password = 'of-this-test';
const patience = { timeout: 15_000 };
let ports: Record<'redis' | 'first' | 'second' | 'wrong', number>;
let redis: ReturnType<typeof redisOverTls>;
let postgres: Postgres;
let tunnels: [Tunnel, Tunnel];
let servers: [Server, Server];

const tunnelAt = (port: number, name: string, authority: string, host = 'localhost') =>
  redisTunnel({
    name,
    folder,
    port,
    redisPort: ports.redis,
    authority: join(authority, 'fullchain.pem'),
    host,
  });

const serverAt = (port: number) =>
  startServer({
    WHEELWRIGHT_DATABASE: postgres.address,
    WHEELWRIGHT_REDIS_URL: `redis://:${password}@127.0.0.1:${port}`,
    WHEELWRIGHT_PUBLIC_URL: 'http://localhost',
    WHEELWRIGHT_LOG_LEVEL: 'error',
  });

/** The status of /api/health and the state of Redis in it. */
async function healthOf({ url }: Server): Promise<string> {
  const answer = await fetch(`${url}/api/health`);
  const { components } = (await answer.json()) as { components: { name: string; state: string }[] };
  return `${answer.status} ${components.find(({ name }) => name === 'redis')?.state}`;
}

const bothSay = (health: string) =>
  until(`both servers say ${health}`, 15, async () => {
    const told = await Promise.all(servers.map(healthOf));
    return told.every((each) => each === health);
  });

beforeAll(async () => {
  mkdirSync(strangers);
  makeCertificate(folder);
  makeCertificate(strangers);
  ports = await freePorts('redis', 'first', 'second', 'wrong');
  redis = redisOverTls(folder, ports.redis, password);
  redis.start();
  tunnels = [await tunnelAt(ports.first, 'first', folder), await tunnelAt(ports.second, 'second', folder)];
  for (const tunnel of tunnels) tunnel.start();
  postgres = await startPostgres();
  servers = [await serverAt(ports.first), await serverAt(ports.second)];
  await bothSay('200 ready');
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  for (const part of [...tunnels, redis]) await part.lose();
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** The first message to a guest who joins with a ticket and leaves. */
async function heardAt({ url }: Server, room: string, ticket: string): Promise<string> {
  const visit = await enter(url, room, ticket);
  visit.leave();
  return visit.heard;
}

test('two servers agree over it: a ticket of one opens the other’s door, once', async () => {
  const [one, other] = servers;
  const room = await openRoom(one.url);
  const ticket = await ticketTo(one.url, room);
  expect(await heardAt(other, room, ticket)).toBe('hello');
  expect(await heardAt(one, room, ticket)).toBe('refused');
});

test('a tunnel that is killed leaves each server alone, and back again they agree', async () => {
  const [one, other] = servers;
  const room = await openRoom(one.url);
  // An empty room doesn't run, and starting it would wait for Redis.
  const guest = await enter(one.url, room, await ticketTo(one.url, room));
  for (const tunnel of tunnels) await tunnel.lose();
  await bothSay('200 failed');
  const alone = await ticketTo(one.url, room);
  expect(await heardAt(other, room, alone)).toBe('refused');
  expect(await heardAt(one, room, alone)).toBe('hello');
  for (const tunnel of tunnels) tunnel.start();
  await bothSay('200 ready');
  await expect.poll(async () => heardAt(other, room, await ticketTo(one.url, room)), patience).toBe('hello');
  guest.leave();
});

test.each([
  ['an authority that is not believed', () => strangers, 'localhost'],
  ['another name', () => folder, 'redis.example.org'],
])('a certificate of %s connects nothing, and the tunnel says so', async (_what, authority, host) => {
  const tunnel = await tunnelAt(ports.wrong, 'wrong', authority(), host);
  tunnel.start();
  const server = await serverAt(ports.wrong);
  // A server that keeps running would outlive the database and block the end of the test.
  onTestFinished(async () => {
    await server.stop();
    await tunnel.lose();
    rmSync(join(folder, 'wrong.log'));
  });
  await expect.poll(() => tunnel.log(), patience).toMatch(/certificate verify failed/i);
  expect(await healthOf(server)).toBe('200 failed');
});
