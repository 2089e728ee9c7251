import { readFile } from 'node:fs/promises';
import { signInByApi } from './bearer.ts';
import { behind, type Call, callsOf, type Headers, partOf, type TriedCall } from './calls.ts';
import { files } from './media.ts';
import type { Server } from './server.ts';

type Kind = 'image' | 'sound';

const foreign = { Origin: 'https://elsewhere.example' };
const nowhere = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
const sample = { image: files.stars, sound: files.buzzer };
const builtIn = '/media/sounds/audio-effects/swish.mp3';

/** One real call of media for every operation and every status that can be caused from outside. */
export function mediaCalls(site: () => Server, strict: () => Server): TriedCall[] {
  const { at, get, erase } = callsOf(site);
  const send =
    (kind: Kind, buffer: Buffer | null, headers: Headers = {}, token = 'any'): Call =>
    (request) =>
      request.post(at(`/api/media/${kind}`), {
        headers,
        multipart: {
          'cf-turnstile-response': token,
          ...(buffer && { file: { name: 'a', mimeType: 'application/octet-stream', buffer } }),
        },
      });
  const asUser =
    (call: (bearer: Headers) => Call): Call =>
    async (request) =>
      call((await signInByApi(request, site())).bearer)(request);
  const withFile =
    (
      kind: Kind,
      call: (bearer: Headers, item: { id: string; url: string; thumbnailUrl: string }) => Call,
    ): Call =>
    async (request) => {
      const { bearer } = await signInByApi(request, site());
      const answer = await send(kind, await readFile(sample[kind]), bearer)(request);
      return call(bearer, (await answer.json())[kind])(request);
    };
  const known =
    (path: string): Call =>
    async (request) =>
      get(path, { 'If-None-Match': (await get(path)(request)).headers().etag ?? '' })(request);

  const fileCalls = (operation: string, path: string): TriedCall[] => [
    [operation, 200, get(path)],
    [operation, 206, get(path, partOf)],
    [operation, 304, known(path)],
    [operation, 416, get(path, behind)],
  ];
  const signedCalls = (operation: string, name: 'url' | 'thumbnailUrl'): TriedCall[] => [
    [operation, 200, withFile('image', (_, item) => get(item[name]))],
    [operation, 206, withFile('image', (_, item) => get(item[name], partOf))],
    [operation, 304, withFile('image', (_, item) => known(item[name]))],
    [operation, 403, withFile('image', (_, item) => get(`${item[name]}x`))],
    [
      operation,
      404,
      withFile('image', (bearer, item) => async (request) => {
        await erase(`/api/media/image/${item.id}`, bearer)(request);
        return get(item[name])(request);
      }),
    ],
    [operation, 416, withFile('image', (_, item) => get(item[name], behind))],
  ];
  const kindCalls = (kind: Kind, name: 'Image' | 'Sound'): TriedCall[] => [
    [`list${name}s`, 200, withFile(kind, (bearer) => get(`/api/media/${kind}s`, bearer))],
    [`list${name}s`, 401, get(`/api/media/${kind}s`)],
    [
      `upload${name}`,
      201,
      asUser((bearer) => async (request) => send(kind, await readFile(sample[kind]), bearer)(request)),
    ],
    [`upload${name}`, 400, asUser((bearer) => send(kind, null, bearer))],
    [`upload${name}`, 401, send(kind, Buffer.from('x'))],
    [`upload${name}`, 403, asUser((bearer) => send(kind, Buffer.from('x'), { ...bearer, ...foreign }))],
    [
      `upload${name}`,
      409,
      async (request) => {
        const { bearer } = await signInByApi(request, site());
        const buffer = await readFile(sample[kind]);
        await send(kind, buffer, bearer)(request);
        await send(kind, buffer, bearer)(request);
        return send(kind, buffer, bearer)(request);
      },
    ],
    [`upload${name}`, 413, asUser((bearer) => send(kind, Buffer.alloc(2_200_000), bearer))],
    [`upload${name}`, 415, asUser((bearer) => send(kind, Buffer.from('<svg/>'), bearer))],
    [`upload${name}`, 422, asUser((bearer) => send(kind, Buffer.from('x'), bearer, ''))],
    [
      `upload${name}`,
      429,
      async (request) => {
        const asking = {
          headers: { Authorization: 'Bearer nobody' },
          multipart: { 'cf-turnstile-response': 'x' },
        };
        await request.post(`${strict().url}/api/media/${kind}`, asking);
        return request.post(`${strict().url}/api/media/${kind}`, asking);
      },
    ],
    [`delete${name}`, 200, withFile(kind, (bearer, { id }) => erase(`/api/media/${kind}/${id}`, bearer))],
    [`delete${name}`, 401, erase(`/api/media/${kind}/${nowhere}`)],
    [`delete${name}`, 403, erase(`/api/media/${kind}/${nowhere}`, foreign)],
    [`delete${name}`, 404, asUser((bearer) => erase(`/api/media/${kind}/${nowhere}`, bearer))],
    [
      `get${name}Address`,
      200,
      withFile(kind, (bearer, { id }) => get(`/api/media/${kind}/${id}/url`, bearer)),
    ],
    [`get${name}Address`, 401, get(`/api/media/${kind}/${nowhere}/url`)],
    [`get${name}Address`, 404, asUser((bearer) => get(`/api/media/${kind}/${nowhere}/url`, bearer))],
  ];

  return [
    ['getLimits', 200, get('/api/config/limits')],
    ['getClientConfig', 200, get('/api/config/client')],
    ...kindCalls('image', 'Image'),
    ...kindCalls('sound', 'Sound'),
    ...signedCalls('getUploadedFile', 'url'),
    ...signedCalls('getThumbnail', 'thumbnailUrl'),
    ['getSoundList', 200, get('/media/sounds/manifest.json')],
    ['getSoundList', 200, get('/media/sounds/manifest.json', behind)],
    ['getSoundList', 304, known('/media/sounds/manifest.json')],
    ['getSoundList', 404, get('/media/sounds/none.json')],
    ...fileCalls('getBuiltInSound', builtIn),
    ['getBuiltInSound', 200, get('/media/sounds/names/en.json')],
    ['getBuiltInSound', 200, get('/media/sounds/names/en.json', partOf)],
    ['getBuiltInSound', 404, get('/media/sounds/audio-effects/none.mp3')],
  ];
}
