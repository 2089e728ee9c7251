import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Record } from './record.ts';
import type { User } from './users.ts';
import { SavedWheel } from './wheels.ts';

let server: Server;
let url: string;
/** The link shows the first save, like a cache that missed the invalidation. */
let shown: string;

beforeEach(async () => {
  shown = '';
  server = createServer(async (request, answer) => {
    const wheel = await text(request);
    shown ||= wheel;
    answer.end(`{"wheel":${request.method === 'POST' ? wheel : shown}}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
  server.closeAllConnections();
});

test('a link may show an older save for two seconds and no longer', async () => {
  const record = new Record();
  const wheel = new SavedWheel({ accessToken: 'any' } as User, url, record);
  await wheel.save();
  await wheel.save();
  vi.setSystemTime(1_001_900);
  await wheel.read();
  expect(record.wrongs()).toEqual([]);
  vi.setSystemTime(1_002_100);
  await wheel.read();
  expect(record.wrongs()).toEqual([`read: wheel ${wheel.id} shows save 1; acknowledged 2, tried 2`]);
});
