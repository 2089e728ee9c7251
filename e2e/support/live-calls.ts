import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { signInByApi } from './bearer.ts';
import { type Call, callsOf, type Headers, type TriedCall } from './calls.ts';
import type { Server } from './server.ts';

const json = { 'Content-Type': 'application/json' };
const foreign = { ...json, Origin: 'https://elsewhere.example' };
const plain = { 'Content-Type': 'text/plain' };
const nowhere = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
const wheel = {
  'wheel-definition': { name: 'Raffle', slices: [{ guid: 'a', text: 'Anna' }], duration: 400 },
};
const tooMuch = ' '.repeat(5_300_000);
const large = { ...wheel, note: 'x'.repeat(4_000_000) };

/** The server of the contract filters it. */
export const filteredWord = 'bogwash';

interface Room {
  liveId: string;
  hostKey: string;
  code: string;
}

type Drawn = Room & { entryId: string; viewerKey: string; spinId: string };

/** The host closes the door, everyone on the wheel wins, and has a minute to claim. Returns the draw's id. */
async function draw({ url }: Server, { liveId, hostKey }: Room, request: APIRequestContext): Promise<string> {
  const room = `${url}/api/live/${liveId}`;
  await request.put(`${room}/door`, { data: { hostKey, open: false } });
  const { ticket } = await (await request.post(`${room}/ticket`, { data: { hostKey } })).json();
  const host = new WebSocket(`${room.replace('http', 'ws')}/socket?ticket=${ticket}`);
  let isAsked = false;
  return new Promise((resolve, reject) => {
    host.onerror = () => reject(new Error('the room answered nothing'));
    host.onmessage = ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.type === 'refused') reject(new Error(message.message));
      // The list may be sealed before the host is there, or after it.
      const seal = message.type === 'hello' ? { ...message.next, ...message.sealed } : message;
      if ((message.type === 'hello' || message.type === 'sealed') && seal.root && !isAsked) {
        isAsked = true;
        const { spinId, root } = seal;
        const entropy = '5f'.repeat(32);
        host.send(JSON.stringify({ type: 'spin', spinId, root, entropy, winners: 2, claim: 60 }));
      }
      if (message.type !== 'result') return;
      host.close();
      resolve(message.spinId);
    };
  });
}

/** One real call of live rooms for every operation and every status that can be caused from outside. */
export function liveCalls(site: () => Server, strict: () => Server): TriedCall[] {
  const { at, get } = callsOf(site);
  const call =
    (method: 'POST' | 'PUT' | 'DELETE', path: string, data: unknown, headers: Headers = json): Call =>
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
  const door = (liveId: string, data: unknown, headers?: Headers) =>
    call('PUT', `/api/live/${liveId}/door`, data, headers);
  const join = (liveId: string, data: unknown = { name: 'Ann' }, headers?: Headers) =>
    call('POST', `/api/live/${liveId}/entries`, data, headers);
  const leave = (liveId: string, entryId: string, data: unknown, headers?: Headers) =>
    call('DELETE', `/api/live/${liveId}/entries/${entryId}`, data, headers);
  const approve = (liveId: string, entryId: string, data: unknown, headers?: Headers) =>
    call('POST', `/api/live/${liveId}/entries/${entryId}/approve`, data, headers);
  const merge = (liveId: string, entryId: string, data: unknown, headers?: Headers) =>
    call('POST', `/api/live/${liveId}/entries/${entryId}/merge`, data, headers);
  const bring = (liveId: string, data: unknown, headers?: Headers) =>
    call('POST', `/api/live/${liveId}/people`, data, headers);
  const pour = (liveId: string, data: unknown, headers?: Headers) =>
    call('PUT', `/api/live/${liveId}/people`, data, headers);
  const ofChat = (
    hostKey: string,
    people: unknown[] = [
      { id: '7', name: 'Ann' },
      { id: '8', name: ' ' },
    ],
  ) => ({
    hostKey,
    from: 'chat',
    people,
    gone: ['9'],
  });
  /** A call in a room whose door is open, with a person on its list. */
  const onList =
    (made: (room: Room & { entryId: string; viewerKey: string }) => Call): Call =>
    async (request) => {
      const room = await opened(request);
      await door(room.liveId, { hostKey: room.hostKey, open: true })(request);
      const joined: { entryId: string; viewerKey: string } = await (await join(room.liveId)(request)).json();
      return made({ ...room, ...joined })(request);
    };
  const ofEntry =
    (what: 'claim' | 'replace') => (liveId: string, entryId: string, data: unknown, headers?: Headers) =>
      call('POST', `/api/live/${liveId}/entries/${entryId}/${what}`, data, headers);
  const claim = ofEntry('claim');
  const replace = ofEntry('replace');
  const prove = (liveId: string, entryId: string, viewerKey: string) =>
    get(`/api/live/${liveId}/entries/${entryId}/proof`, { 'X-Viewer-Key': viewerKey });
  /** A call in a room where the person on its list, and nobody else, has won. */
  const afterDraw = (made: (room: Drawn) => Call): Call =>
    onList(
      (room) => async (request) => made({ ...room, spinId: await draw(site(), room, request) })(request),
    );
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
    ['openDoor', 200, inRoom(({ liveId, hostKey }) => door(liveId, { hostKey, open: true, most: 30 }))],
    ['openDoor', 400, door(nowhere, '{')],
    ['openDoor', 403, inRoom(({ liveId }) => door(liveId, { hostKey: 'guessed', open: true }))],
    ['openDoor', 404, door(nowhere, { hostKey: 'any', open: true })],
    ['openDoor', 413, door(nowhere, ' '.repeat(40_000))],
    ['openDoor', 415, door(nowhere, {}, plain)],
    ['openDoor', 422, door(nowhere, {})],
    ['openDoor', 429, tooOften('PUT', `/api/live/${nowhere}/door`)],
    ['joinList', 200, onList(({ liveId, viewerKey }) => join(liveId, { name: 'Anna', viewerKey }))],
    ['joinList', 201, onList(({ liveId, hostKey }) => join(liveId, { name: 'Ann', hostKey }))],
    ['joinList', 400, join(nowhere, '{')],
    ['joinList', 401, join(nowhere, {}, { ...json, Authorization: 'Bearer old' })],
    ['joinList', 403, onList(({ liveId }) => join(liveId, { name: 'Ann', hostKey: 'guessed' }))],
    ['joinList', 404, join(nowhere)],
    ['joinList', 409, inRoom(({ liveId }) => join(liveId))],
    ['joinList', 413, join(nowhere, { name: 'x'.repeat(10_000) })],
    ['joinList', 415, join(nowhere, {}, plain)],
    ['joinList', 422, onList(({ liveId }) => join(liveId, { name: ' ' }))],
    ['joinList', 429, tooOften('POST', `/api/live/${nowhere}/entries`)],
    ['listEntries', 200, onList(({ liveId }) => get(`/api/live/${liveId}/entries?after=0`))],
    ['listEntries', 400, get(`/api/live/${nowhere}/entries?after=x`)],
    [
      'listEntries',
      403,
      onList(({ liveId }) => get(`/api/live/${liveId}/entries`, { 'X-Host-Key': 'guessed' })),
    ],
    ['listEntries', 404, get(`/api/live/${nowhere}/entries`)],
    ['listEntries', 429, tooOften('GET', `/api/live/${nowhere}/entries`)],
    ['leaveList', 200, onList(({ liveId, entryId, viewerKey }) => leave(liveId, entryId, { viewerKey }))],
    ['leaveList', 400, leave(nowhere, nowhere, '{')],
    ['leaveList', 403, onList(({ liveId, entryId }) => leave(liveId, entryId, { viewerKey: 'guessed' }))],
    ['leaveList', 404, leave(nowhere, nowhere, {})],
    [
      'leaveList',
      409,
      onList((room) => async (request) => {
        await door(room.liveId, { hostKey: room.hostKey, open: false })(request);
        return leave(room.liveId, room.entryId, { viewerKey: room.viewerKey })(request);
      }),
    ],
    ['leaveList', 413, leave(nowhere, nowhere, ' '.repeat(10_000))],
    ['leaveList', 415, leave(nowhere, nowhere, {}, plain)],
    ['leaveList', 429, tooOften('DELETE', `/api/live/${nowhere}/entries/${nowhere}`)],
    ['approveEntry', 200, onList(({ liveId, entryId, hostKey }) => approve(liveId, entryId, { hostKey }))],
    ['approveEntry', 400, approve(nowhere, nowhere, '{')],
    ['approveEntry', 403, onList(({ liveId, entryId }) => approve(liveId, entryId, { hostKey: 'guessed' }))],
    ['approveEntry', 404, approve(nowhere, nowhere, { hostKey: 'any' })],
    ['approveEntry', 413, approve(nowhere, nowhere, ' '.repeat(10_000))],
    ['approveEntry', 415, approve(nowhere, nowhere, {}, plain)],
    ['approveEntry', 429, tooOften('POST', `/api/live/${nowhere}/entries/${nowhere}/approve`)],
    [
      'mergeEntry',
      200,
      onList(({ liveId, hostKey, entryId }) => async (request) => {
        const double: { entryId: string } = await (await join(liveId)(request)).json();
        return merge(liveId, double.entryId, { hostKey, into: entryId })(request);
      }),
    ],
    ['mergeEntry', 400, merge(nowhere, nowhere, '{')],
    ['mergeEntry', 403, onList(({ liveId, entryId }) => merge(liveId, entryId, { hostKey: 'guessed' }))],
    ['mergeEntry', 404, merge(nowhere, nowhere, { hostKey: 'any' })],
    ['mergeEntry', 413, merge(nowhere, nowhere, ' '.repeat(10_000))],
    ['mergeEntry', 415, merge(nowhere, nowhere, {}, plain)],
    [
      'mergeEntry',
      422,
      onList(({ liveId, hostKey, entryId }) => merge(liveId, entryId, { hostKey, into: entryId })),
    ],
    ['mergeEntry', 429, tooOften('POST', `/api/live/${nowhere}/entries/${nowhere}/merge`)],
    [
      'bringPeople',
      200,
      onList(({ liveId: from, hostKey: fromKey }) =>
        inRoom(({ liveId, hostKey }) => bring(liveId, { hostKey, from, fromKey })),
      ),
    ],
    ['bringPeople', 400, bring(nowhere, '{')],
    ['bringPeople', 401, bring(nowhere, {}, { ...json, Authorization: 'Bearer old' })],
    ['bringPeople', 403, inRoom(({ liveId }) => bring(liveId, { hostKey: 'guessed', from: nowhere }))],
    ['bringPeople', 404, inRoom(({ liveId, hostKey }) => bring(liveId, { hostKey, from: nowhere }))],
    ['bringPeople', 413, bring(nowhere, ' '.repeat(10_000))],
    ['bringPeople', 415, bring(nowhere, {}, plain)],
    ['bringPeople', 429, tooOften('POST', `/api/live/${nowhere}/people`)],
    ['pourPeople', 200, onList(({ liveId, hostKey }) => pour(liveId, ofChat(hostKey)))],
    ['pourPeople', 400, pour(nowhere, '{')],
    ['pourPeople', 403, onList(({ liveId }) => pour(liveId, ofChat('guessed')))],
    ['pourPeople', 404, pour(nowhere, ofChat('any'))],
    ['pourPeople', 409, inRoom(({ liveId, hostKey }) => pour(liveId, ofChat(hostKey)))],
    ['pourPeople', 413, pour(nowhere, ' '.repeat(600_000))],
    ['pourPeople', 415, pour(nowhere, {}, plain)],
    ['pourPeople', 422, pour(nowhere, ofChat('any', [{ name: 'Ann' }]))],
    ['pourPeople', 429, tooOften('PUT', `/api/live/${nowhere}/people`)],
    ['claimPlace', 200, afterDraw(({ liveId, entryId, viewerKey }) => claim(liveId, entryId, { viewerKey }))],
    ['claimPlace', 400, claim(nowhere, nowhere, '{')],
    ['claimPlace', 403, afterDraw(({ liveId, entryId }) => claim(liveId, entryId, { viewerKey: 'guessed' }))],
    ['claimPlace', 404, claim(nowhere, nowhere, { viewerKey: 'any' })],
    ['claimPlace', 409, onList(({ liveId, entryId, viewerKey }) => claim(liveId, entryId, { viewerKey }))],
    ['claimPlace', 413, claim(nowhere, nowhere, ' '.repeat(10_000))],
    ['claimPlace', 415, claim(nowhere, nowhere, {}, plain)],
    ['claimPlace', 429, tooOften('POST', `/api/live/${nowhere}/entries/${nowhere}/claim`)],
    [
      'replaceWinner',
      200,
      afterDraw(({ liveId, entryId, hostKey }) => replace(liveId, entryId, { hostKey, reason: 'Gone home' })),
    ],
    ['replaceWinner', 400, replace(nowhere, nowhere, '{')],
    [
      'replaceWinner',
      403,
      onList(({ liveId, entryId }) => replace(liveId, entryId, { hostKey: 'guessed', reason: 'Gone' })),
    ],
    ['replaceWinner', 404, replace(nowhere, nowhere, { hostKey: 'any', reason: 'Gone' })],
    [
      'replaceWinner',
      409,
      onList(({ liveId, entryId, hostKey }) => replace(liveId, entryId, { hostKey, reason: 'Gone' })),
    ],
    ['replaceWinner', 413, replace(nowhere, nowhere, ' '.repeat(10_000))],
    ['replaceWinner', 415, replace(nowhere, nowhere, {}, plain)],
    [
      'replaceWinner',
      422,
      afterDraw(({ liveId, entryId, hostKey }) =>
        replace(liveId, entryId, { hostKey, reason: filteredWord }),
      ),
    ],
    ['replaceWinner', 429, tooOften('POST', `/api/live/${nowhere}/entries/${nowhere}/replace`)],
    ['proveEntry', 200, afterDraw(({ liveId, entryId, viewerKey }) => prove(liveId, entryId, viewerKey))],
    [
      'proveEntry',
      200,
      afterDraw(({ liveId, entryId, hostKey }) =>
        get(`/api/live/${liveId}/entries/${entryId}/proof`, { 'X-Host-Key': hostKey }),
      ),
    ],
    [
      'proveEntry',
      403,
      afterDraw(({ liveId, entryId }) =>
        get(`/api/live/${liveId}/entries/${entryId}/proof`, { 'X-Host-Key': 'guessed' }),
      ),
    ],
    ['proveEntry', 403, afterDraw(({ liveId, entryId }) => prove(liveId, entryId, 'guessed'))],
    ['proveEntry', 404, prove(nowhere, nowhere, 'any')],
    [
      'proveEntry',
      409,
      afterDraw(({ liveId, entryId, hostKey, viewerKey }) => async (request) => {
        await door(liveId, { hostKey, open: true })(request);
        await join(liveId, { name: 'Anna', viewerKey })(request);
        return prove(liveId, entryId, viewerKey)(request);
      }),
    ],
    ['getClaims', 200, afterDraw(({ spinId }) => get(`/api/spins/${spinId}/claims`))],
    ['getClaims', 404, get(`/api/spins/${nowhere}/claims`)],
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
