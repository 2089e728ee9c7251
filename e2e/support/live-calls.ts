import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { signInByApi } from './bearer.ts';
import { type Call, callsOf, type Headers, type TriedCall } from './calls.ts';
import type { Server } from './server.ts';

const json = { 'Content-Type': 'application/json' };
const foreign = { ...json, Origin: 'https://elsewhere.example' };
const plain = { 'Content-Type': 'text/plain' };
const nowhere = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
const wheel = { 'wheel-definition': { name: 'Raffle', slices: [{ guid: 'a', text: 'Anna' }] } };
const tooMuch = ' '.repeat(5_300_000);
const large = { ...wheel, note: 'x'.repeat(4_000_000) };

interface Room {
  liveId: string;
  hostKey: string;
  code: string;
}

/** One real call of live rooms for every operation and every status that can be caused from outside. */
export function liveCalls(site: () => Server, strict: () => Server): TriedCall[] {
  const { at, get } = callsOf(site);
  const call =
    (method: 'POST' | 'PUT', path: string, data: unknown, headers: Headers = json): Call =>
    (request) =>
      request.fetch(at(path), {
        method,
        headers,
        data: Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)),
      });
  const open = (data: unknown, headers?: Headers) => call('POST', '/api/live', data, headers);
  const opened = async (request: APIRequestContext): Promise<Room> => (await open({ wheel })(request)).json();
  const inRoom =
    (made: (room: Room) => Call): Call =>
    async (request) =>
      made(await opened(request))(request);
  const ticket = (liveId: string, data: unknown, headers?: Headers) =>
    call('POST', `/api/live/${liveId}/ticket`, data, headers);
  const edit = (liveId: string, data: unknown, headers?: Headers) =>
    call('PUT', `/api/live/${liveId}/wheel`, data, headers);
  /** Signed in, with a room that leaves no space for a second one like it. */
  const fullAccount = async (request: APIRequestContext): Promise<Headers> => {
    const { bearer } = await signInByApi(request, site());
    await open({ wheel: large }, { ...json, ...bearer })(request);
    return { ...json, ...bearer };
  };
  const tooOften =
    (method: string, path: string): Call =>
    async (request) => {
      await request.fetch(strict().url + path, { method });
      return request.fetch(strict().url + path, { method });
    };
  const handshake = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };

  return [
    ['openRoom', 201, open({ wheel, lang: 'de-ch', hidesTexts: true })],
    ['openRoom', 400, open('{')],
    ['openRoom', 401, open({ wheel }, { ...json, Authorization: 'Bearer old' })],
    ['openRoom', 403, open({ wheel }, foreign)],
    ['openRoom', 409, async (request) => open({ wheel: large }, await fullAccount(request))(request)],
    ['openRoom', 413, open(tooMuch)],
    ['openRoom', 415, open({ wheel }, plain)],
    ['openRoom', 422, open({ wheel: 7 })],
    ['openRoom', 429, tooOften('POST', '/api/live')],
    ['findRoom', 200, inRoom(({ code }) => get(`/api/live?code=${code.toLowerCase()}`))],
    ['findRoom', 404, get('/api/live?code=nothing')],
    ['findRoom', 429, tooOften('GET', '/api/live?code=nothing')],
    ['getTicket', 200, inRoom(({ liveId, hostKey }) => ticket(liveId, { hostKey, name: 'Ada' }))],
    ['getTicket', 400, inRoom(({ liveId }) => ticket(liveId, '{'))],
    ['getTicket', 403, inRoom(({ liveId }) => ticket(liveId, { hostKey: 'guessed' }))],
    ['getTicket', 404, ticket(nowhere, {})],
    ['getTicket', 413, ticket(nowhere, ' '.repeat(200_000))],
    ['getTicket', 415, inRoom(({ liveId }) => ticket(liveId, {}, plain))],
    ['getTicket', 429, tooOften('POST', `/api/live/${nowhere}/ticket`)],
    ['editRoomWheel', 200, inRoom(({ liveId, hostKey }) => edit(liveId, { hostKey, wheel }))],
    ['editRoomWheel', 400, edit(nowhere, '{')],
    ['editRoomWheel', 403, inRoom(({ liveId }) => edit(liveId, { hostKey: 'guessed', wheel }))],
    ['editRoomWheel', 404, edit(nowhere, { hostKey: 'any', wheel })],
    [
      'editRoomWheel',
      409,
      async (request) => {
        const full = await fullAccount(request);
        const room: Room = await (await open({ wheel }, full)(request)).json();
        return edit(room.liveId, { hostKey: room.hostKey, wheel: large })(request);
      },
    ],
    ['editRoomWheel', 413, edit(nowhere, tooMuch)],
    ['editRoomWheel', 415, edit(nowhere, {}, plain)],
    ['editRoomWheel', 422, edit(nowhere, {})],
    ['editRoomWheel', 429, tooOften('PUT', `/api/live/${nowhere}/wheel`)],
    ['openSocket', 400, get('/api/live/%00/socket?ticket=guessed', handshake)],
    ['openSocket', 403, get(`/api/live/${nowhere}/socket?ticket=guessed`, handshake)],
    ['openSocket', 426, get(`/api/live/${nowhere}/socket?ticket=guessed`)],
    ['openSocket', 429, tooOften('GET', `/api/live/${nowhere}/socket`)],
    [
      'beginDraw',
      409,
      async (request) => {
        const { liveId } = await opened(request);
        // The room begins to count when a viewer connects.
        await ticket(liveId, { viewerKey: randomUUID() })(request);
        return call('POST', '/api/spins', { wheelId: liveId })(request);
      },
    ],
  ];
}
