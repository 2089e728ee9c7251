import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { type Call, callsOf, type Headers, type TriedCall } from './calls.ts';
import type { Server } from './server.ts';

const json = { 'Content-Type': 'application/json' };
const foreign = { ...json, Origin: 'https://elsewhere.example' };
const log = '/.well-known/draws';
const nowhere = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
const wheel = { 'wheel-definition': { name: 'Raffle', slices: [{ guid: 'a', text: 'Anna' }] } };
const draw = { wheel, entropy: '0f'.repeat(32) };

/**
 * One real call of draws for every operation and every status that can be caused from outside. `patient` waits for a
 * public beacon.
 */
export function drawCalls(site: () => Server, strict: () => Server, patient: () => Server): TriedCall[] {
  const { at, get } = callsOf(site);
  const post =
    (path: string, data: unknown, headers: Headers = json): Call =>
    (request) =>
      request.post(at(path), {
        headers,
        data: Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)),
      });
  const begin = (data: unknown, headers?: Headers) => post('/api/spins', data, headers);
  const pick = (data: unknown, headers?: Headers) => post('/api/pick', data, headers);
  const mcp = (method: string, headers?: Headers) => {
    const version = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' };
    const params = method === 'nothing' ? { _meta: version } : {};
    return post('/api/mcp', { jsonrpc: '2.0', id: 1, method, params }, headers);
  };
  const begun = async (
    request: APIRequestContext,
    chain: string = randomUUID(),
  ): Promise<{ path: string; drawKey: string }> => {
    const { spinId, drawKey } = await (await begin({ wheelId: chain })(request)).json();
    return { path: `/api/spins/${spinId}`, drawKey };
  };
  const make =
    (data: object | string, headers?: Headers): Call =>
    async (request) => {
      const { path, drawKey } = await begun(request);
      return post(path, typeof data === 'string' ? data : { drawKey, ...data }, headers)(request);
    };
  const tooOften =
    (method: 'get' | 'post', path: string): Call =>
    async (request) => {
      await request[method](strict().url + path);
      return request[method](strict().url + path);
    };
  /** A tile is full once the log has 256 leaves; each draw that is begun adds one. */
  const fullTile: Call = async (request) => {
    for (let tens = 0; tens < 26; tens++)
      await Promise.all(Array.from({ length: 10 }, () => begin({})(request)));
    await get(`${log}/checkpoint`)(request);
    return get(`${log}/tile/0/000`)(request);
  };

  /** As a cache asks whether its copy is still current. */
  const unchanged =
    (tile: Call): Call =>
    async (request) => {
      const first = await tile(request);
      return request.get(first.url(), { headers: { 'If-None-Match': first.headers().etag ?? '' } });
    };
  const waiting: Call = async (request) => {
    const path = `${patient().url}/api/spins`;
    const { spinId, drawKey } = await (await request.post(path, { headers: json, data: {} })).json();
    return request.post(`${path}/${spinId}`, { headers: json, data: { ...draw, drawKey } });
  };

  return [
    ['beginDraw', 201, begin({})],
    ['beginDraw', 201, begin({ wheelId: randomUUID() })],
    ['beginDraw', 400, begin('{')],
    ['beginDraw', 401, begin({}, { ...json, Authorization: 'Bearer old' })],
    ['beginDraw', 403, begin({}, foreign)],
    ['beginDraw', 413, begin(' '.repeat(200_000))],
    ['beginDraw', 415, begin({}, { 'Content-Type': 'text/plain' })],
    ['beginDraw', 422, begin({ wheelId: 'mine' })],
    ['beginDraw', 422, begin({ wheelId: 7 })],
    ['beginDraw', 429, tooOften('post', '/api/spins')],
    ['makeDraw', 200, make(draw)],
    ['makeDraw', 200, make({ ...draw, winners: 3, reserves: 2, hidesTexts: true })],
    ['makeDraw', 202, waiting],
    ['makeDraw', 400, make('{')],
    [
      'makeDraw',
      401,
      make({ entropy: draw.entropy, wheelId: nowhere }, { ...json, Authorization: 'Bearer old' }),
    ],
    ['makeDraw', 403, make(draw, foreign)],
    ['makeDraw', 404, make({ entropy: draw.entropy, wheelId: nowhere })],
    ['makeDraw', 404, post(`/api/spins/${nowhere}`, draw)],
    ['makeDraw', 404, make({ ...draw, drawKey: 'guessed' })],
    [
      'makeDraw',
      409,
      async (request) => {
        const { path, drawKey } = await begun(request);
        await post(path, { ...draw, drawKey })(request);
        return post(path, { ...draw, drawKey, entropy: 'f0'.repeat(32) })(request);
      },
    ],
    ['makeDraw', 413, make(' '.repeat(5_300_000))],
    [
      'makeDraw',
      413,
      make({
        ...draw,
        wheel: { 'wheel-definition': { ...wheel['wheel-definition'], name: 'x'.repeat(1_100_000) } },
      }),
    ],
    ['makeDraw', 415, make(draw, { 'Content-Type': 'text/plain' })],
    ['makeDraw', 422, make({ ...draw, entropy: 'mine' })],
    ['makeDraw', 422, make({ ...draw, winners: 1000, reserves: 1 })],
    ['makeDraw', 422, make({ ...draw, wheelId: nowhere })],
    ['makeDraw', 422, make({ ...draw, wheel: { 'wheel-definition': { slices: [] } } })],
    ['makeDraw', 429, tooOften('post', `/api/spins/${nowhere}`)],
    ['pick', 200, pick({ choices: ['Ann', 'Ben'], weights: [1, 2] })],
    ['pick', 200, post('/api/pick?as=gif', { choices: ['Ann', 'Ben'] })],
    ['pick', 400, pick('{')],
    ['pick', 401, pick({ choices: ['Ann'] }, { ...json, Authorization: 'Bearer old' })],
    ['pick', 403, pick({ choices: ['Ann'] }, foreign)],
    ['pick', 413, pick(' '.repeat(5_300_000))],
    ['pick', 415, pick({ choices: ['Ann'] }, { 'Content-Type': 'text/plain' })],
    ['pick', 422, pick({ choices: [] })],
    ['pick', 429, tooOften('post', '/api/pick')],
    ['callMcp', 200, mcp('ping')],
    ['callMcp', 202, post('/api/mcp', { jsonrpc: '2.0', method: 'notifications/initialized' })],
    ['callMcp', 400, post('/api/mcp', '{')],
    ['callMcp', 403, mcp('ping', foreign)],
    [
      'callMcp',
      404,
      mcp('nothing', { ...json, 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'nothing' }),
    ],
    ['callMcp', 413, post('/api/mcp', ' '.repeat(5_300_000))],
    ['callMcp', 429, tooOften('post', '/api/mcp')],
    ['getReceipt', 200, async (request) => get((await begun(request)).path)(request)],
    [
      'getReceipt',
      200,
      async (request) => {
        const { path, drawKey } = await begun(request);
        await post(path, { ...draw, drawKey })(request);
        return get(path)(request);
      },
    ],
    ['getReceipt', 400, get('/api/spins/%00')],
    ['getReceipt', 404, get(`/api/spins/${nowhere}`)],
    ['getReceipt', 429, tooOften('get', `/api/spins/${nowhere}`)],
    [
      'listDraws',
      200,
      async (request) => {
        const chain = randomUUID();
        await begun(request, chain);
        return get(`/api/spins?chain=${chain}&before=7`)(request);
      },
    ],
    ['listDraws', 400, get('/api/spins')],
    ['listDraws', 400, get(`/api/spins?chain=${nowhere}&before=soon`)],
    ['listDraws', 429, tooOften('get', '/api/spins')],
    ['getReceiptKeys', 200, get('/.well-known/receipt-keys.json')],
    ['getCheckpoint', 200, get(`${log}/checkpoint`)],
    ['getLogProof', 200, get(`${log}/proof?from=1`)],
    ['getLogProof', 400, get(`${log}/proof?sealed=x`)],
    ['getLogProof', 404, get(`${log}/proof?sealed=${'0'.repeat(64)}`)],
    ['getTile1', 200, fullTile],
    ['getTile1', 304, unchanged(fullTile)],
    ['getTile1', 404, get(`${log}/tile/0/999`)],
    ['getTile2', 200, get(`${log}/tile/0/000.p/1`)],
    ['getTile2', 304, unchanged(get(`${log}/tile/0/000.p/1`))],
    ['getTile2', 404, get(`${log}/tile/0/x001/000`)],
    ['getTile3', 404, get(`${log}/tile/0/x001/000.p/1`)],
    ['getTile4', 404, get(`${log}/tile/0/x001/x000/000.p/1`)],
  ];
}
