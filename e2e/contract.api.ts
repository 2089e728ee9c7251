import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request as http } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountCalls } from './support/account-calls.ts';
import type { Call, TriedCall } from './support/calls.ts';
import { chatCalls } from './support/chat-calls.ts';
import {
  differences,
  limitedOperations,
  operationIds,
  operationsWithIds,
  statusesOf,
} from './support/contract.ts';
import { drawCalls } from './support/draw-calls.ts';
import { figureCalls } from './support/figure-calls.ts';
import { freePort } from './support/free-port.ts';
import { ideaCalls } from './support/idea-calls.ts';
import { filteredWord, liveCalls } from './support/live-calls.ts';
import { newAddress, redeemMailedLink } from './support/mail-sign-in.ts';
import { mediaCalls } from './support/media-calls.ts';
import { type Peer, startPeer } from './support/peer.ts';
import { reportCalls } from './support/report-calls.ts';
import { reviewCalls } from './support/review-calls.ts';
import { type Server, startServer } from './support/server.ts';
import { chatKeys } from './support/signed-chats.ts';
import { userListCalls } from './support/user-list-calls.ts';
import { wheelCalls } from './support/wheel-calls.ts';

let observed: Server;
let metrics: string;
/** A folder with the list of filtered words. */
let words: string;
let strict: Server;
let model: Peer;
let beacon: Peer;
let planning: Server;
let lists: Peer;

beforeAll(async () => {
  const admin = `127.0.0.1:${await freePort()}`;
  metrics = `http://${admin}/metrics`;
  words = mkdtempSync(join(tmpdir(), 'wheelwright-words-'));
  writeFileSync(join(words, 'words'), filteredWord);
  observed = await startServer({
    WHEELWRIGHT_ADMIN_LISTEN: admin,
    WHEELWRIGHT_TEST_MEDIA_COUNT_FREE: '2',
    WHEELWRIGHT_QUOTA_FREE: '6',
    WHEELWRIGHT_CHAT_KEYS: chatKeys,
    WHEELWRIGHT_WORD_FILTER: join(words, 'words'),
  });
  strict = await startServer({
    WHEELWRIGHT_TEST_RATE_LIMITS: 'on',
    WHEELWRIGHT_RATE_CALLS: '1',
    WHEELWRIGHT_TEST_RATE_FEEDBACK: '1',
    WHEELWRIGHT_TEST_RATE_IDEAS: '1',
    WHEELWRIGHT_RATE_DRAWS: '1',
    WHEELWRIGHT_TEST_RATE_SAVES: '1',
    WHEELWRIGHT_TEST_RATE_ROOMS: '1',
  });
  model = await startPeer('chat-model.mjs');
  beacon = await startPeer('beacon.mjs');
  lists = await startPeer('list-host.mjs');
  planning = await startServer({
    WHEELWRIGHT_TEST_PRIVATE_WEBHOOKS: 'on',
    WHEELWRIGHT_AI_URL: `${model.url}/v1`,
    WHEELWRIGHT_DRAW_BEACON_URL: `${beacon.url}/${beacon.said.chain}`,
  });
});
afterAll(async () => {
  await observed.stop();
  await strict.stop();
  await planning.stop();
  await model.stop();
  await lists.stop();
  await beacon.stop();
  rmSync(words, { recursive: true });
});

const json = { 'Content-Type': 'application/json' };
const event = (data: string, headers: Record<string, string> = json): Call => {
  return (request) => request.post('/api/events', { headers, data: Buffer.from(data) });
};
const spin = JSON.stringify({ name: 'wheel_spin_start' });

/** One real call for every operation and every status that can be caused from outside. */
const calls: TriedCall[] = [
  ['getHealth', 200, (request) => request.get('/api/health')],
  ['getContract', 200, (request) => request.get('/api/openapi.yaml')],
  [
    'getContract',
    304,
    async (request) => {
      const { etag = '' } = (await request.get('/api/openapi.yaml')).headers();
      return request.get('/api/openapi.yaml', { headers: { 'If-None-Match': etag } });
    },
  ],
  ['getReference', 200, (request) => request.get('/api/docs')],
  [
    'getReference',
    304,
    async (request) => {
      const { etag = '' } = (await request.get('/api/docs')).headers();
      return request.get('/api/docs', { headers: { 'If-None-Match': etag } });
    },
  ],
  ['postEvent', 204, event(spin)],
  ['postEvent', 204, event(JSON.stringify({ name: 'wheel_spin_start', more: [1, { a: null }] }))],
  ['postEvent', 400, event('{"name":')],
  ['postEvent', 400, event('{"name":"wheel_spin_start","name":"wheel_spin_start"}')],
  ['postEvent', 403, event(spin, { ...json, Origin: 'https://elsewhere.example' })],
  ['postEvent', 413, event(JSON.stringify({ name: 'x'.repeat(200_000) }))],
  ['postEvent', 415, event(spin, { 'Content-Type': 'text/plain' })],
  ['postEvent', 422, event('{"name":"no_such_event"}')],
  ['postEvent', 422, event('{"name":7}')],
  ['postEvent', 400, event('[]')],
  [
    'postEvent',
    429,
    async (request) => {
      await request.post(`${strict.url}/api/events`, { headers: json, data: spin });
      return request.post(`${strict.url}/api/events`, { headers: json, data: spin });
    },
  ],
  [
    'readList',
    200,
    async (request) => {
      const { access_token } = await redeemMailedLink(request, planning, newAddress());
      return request.post(`${planning.url}/api/list`, {
        headers: { Authorization: `Bearer ${access_token}` },
        data: { url: `${lists.url}/list.csv` },
      });
    },
  ],
  ...accountCalls(
    () => observed,
    () => strict,
  ),
  ...wheelCalls(
    () => observed,
    () => strict,
  ),
  ...mediaCalls(
    () => observed,
    () => strict,
  ),
  ...chatCalls(
    () => observed,
    () => strict,
    () => planning,
  ),
  ...drawCalls(
    () => observed,
    () => strict,
    () => planning,
  ),
  ...liveCalls(
    () => observed,
    () => strict,
  ),
  ...ideaCalls(
    () => observed,
    () => strict,
    () => planning,
    () => model,
  ),
  ...reportCalls(
    () => observed,
    () => strict,
  ),
  ...reviewCalls(
    () => observed,
    () => strict,
  ),
  ...figureCalls(
    () => observed,
    () => strict,
  ),
  ...userListCalls(() => observed),
  ['getMetrics', 200, (request) => request.get(metrics)],
  ...operationsWithIds.map(
    ({ operationId, method, path }): TriedCall => [
      operationId,
      400,
      (request) => request.fetch(observed.url + path.replaceAll(/{\w+}/g, '%00'), { method }),
    ],
  ),
  ...limitedOperations.map(
    ({ operationId, method, path }): TriedCall => [
      operationId,
      429,
      async (request) => {
        const address = strict.url + path.replaceAll(/{\w+}/g, '1');
        await request.fetch(address, { method, maxRedirects: 0 });
        return request.fetch(address, { method, maxRedirects: 0 });
      },
    ],
  ),
];

/** What is wrong with the answer to this call, in sentences. */
async function faultsOf([operation, status, call]: TriedCall): Promise<string[]> {
  // A caller without the cookies of an earlier call.
  const caller = await http.newContext({ baseURL: observed.url });
  try {
    const answer = await call(caller);
    if (answer.status() !== status)
      return [`${answer.status()} instead of ${status}: ${await answer.text()}`];
    return (await differences(operation, answer)).map((each) => `${status}: ${each}`);
  } finally {
    await caller.dispose();
  }
}

it.for(operationIds)('%s answers as the contract says', async (operation) => {
  const faults: string[] = [];
  for (const call of calls) if (call[0] === operation) faults.push(...(await faultsOf(call)));
  expect(faults).toEqual([]);
});

it('no operation of the contract is left untried', () => {
  const called = new Set(calls.map(([operation]) => operation));
  expect(operationIds.filter((operation) => !called.has(operation))).toEqual([]);
});

it('no status of the contract is left untried, except that the server is too busy', () => {
  const tried = new Set(calls.map(([operation, status]) => `${operation} ${status}`));
  const left = operationIds.flatMap((operation) =>
    statusesOf(operation)
      .map((status) => `${operation} ${status}`)
      .filter((each) => !tried.has(each)),
  );
  // Tiles with such names exist once the log has 256,000 leaves.
  const inLargeLogs = ['getTile3 200', 'getTile3 304', 'getTile4 200', 'getTile4 304'];
  expect(left.filter((each) => !each.endsWith(' 503') && !inLargeLogs.includes(each))).toEqual([]);
});

it('a wrong method is refused with the ones that are allowed', async () => {
  const caller = await http.newContext({ baseURL: observed.url });
  const answer = await caller.delete('/api/health');
  expect(answer.status()).toBe(405);
  expect(answer.headers().allow).toContain('GET');
  await caller.dispose();
});
