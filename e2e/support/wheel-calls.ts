import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { signInByApi } from './bearer.ts';
import { behind, type Call, callsOf, type Headers, partOf, type TriedCall } from './calls.ts';
import type { Server } from './server.ts';

const json = { 'Content-Type': 'application/json' };
const foreign = { Origin: 'https://elsewhere.example' };
const nowhere = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
const links = (id: string) => `/api/wheel/${id}/magiclink`;
const spins = (id: string) => `/api/wheel/${id}/spins`;
const win = () => ({
  id: randomUUID(),
  kind: 'win',
  order: 1,
  at: 1_700_000_000_000,
  guid: 'g-1',
  text: 'Soup',
  by: { id: 'guest', name: 'Guest' },
});

const wheelOf = (id: string) => ({
  id,
  'wheel-definition': { name: 'Lunch', slices: [{ guid: 'g-1', text: 'Soup' }] },
});

/** A signed-in user with a saved and shared wheel. */
interface Scene {
  bearer: Headers;
  id: string;
  shareId: string;
  wheel: Record<string, unknown>;
}

/** One real call of wheels for every operation and every status that can be caused from outside. */
export function wheelCalls(site: () => Server, strict: () => Server): TriedCall[] {
  const { at, get, erase } = callsOf(site);
  const post =
    (path: string, headers: Headers = {}): Call =>
    (request) =>
      request.post(at(path), { headers });
  const save =
    (data: string, headers: Headers = json): Call =>
    (request) =>
      request.post(at('/api/wheel'), { headers, data: Buffer.from(data) });

  const sendSpins =
    (id: string, data: string, headers: Headers): Call =>
    (request) =>
      request.post(at(spins(id)), { headers: { ...json, ...headers }, data: Buffer.from(data) });
  const spinBy =
    (path: 'spin' | 'animate') =>
    (id: string, data: string, headers: Headers = {}): Call =>
    (request) =>
      request.post(at(`/api/wheel/${id}/${path}`), {
        headers: { ...json, ...headers },
        data: Buffer.from(data),
      });
  const spin = spinBy('spin');
  const animate = spinBy('animate');
  const aWin = () => JSON.stringify({ entries: [win()] });

  async function scene(request: APIRequestContext): Promise<Scene> {
    const { bearer } = await signInByApi(request, site());
    const id = randomUUID();
    const saved = await save(JSON.stringify(wheelOf(id)), { ...json, ...bearer })(request);
    const shared = await post(`/api/wheel/${id}/share`, bearer)(request);
    return { bearer, id, shareId: (await shared.json()).shareId, wheel: (await saved.json()).wheel };
  }
  const asOwner =
    (call: (scene: Scene) => Call): Call =>
    async (request) =>
      call(await scene(request))(request);
  /** Each receipt has the same long choices, until there is no room for another. */
  const withoutRoom =
    (call: typeof spin): Call =>
    async (request) => {
      const { bearer, id } = await scene(request);
      const slices = Array.from({ length: 100 }, (_, place) => ({
        guid: `g-${place}`,
        text: `${place} ${'x'.repeat(9900)}`,
      }));
      const long = { id, note: 'x'.repeat(4_000_000), 'wheel-definition': { name: 'Long', slices } };
      await save(JSON.stringify(long), { ...json, ...bearer })(request);
      for (let each = 0; each < 4; each += 1) await spin(id, '{}', bearer)(request);
      return call(id, '{}', bearer)(request);
    };
  const twice =
    (path: (scene: Scene) => string): Call =>
    async (request) => {
      const address = path(await scene(request));
      const etag = (await get(address)(request)).headers().etag ?? '';
      return get(address, { 'If-None-Match': etag })(request);
    };

  return [
    ['saveWheel', 200, asOwner(({ bearer, wheel }) => save(JSON.stringify(wheel), { ...json, ...bearer }))],
    ['saveWheel', 400, asOwner(({ bearer }) => save('{', { ...json, ...bearer }))],
    ['saveWheel', 401, save('{}')],
    ['saveWheel', 403, save('{}', { ...json, ...foreign })],
    [
      'saveWheel',
      409,
      asOwner(({ bearer, wheel }) =>
        save(JSON.stringify({ ...wheel, cloudSavedAt: 1 }), { ...json, ...bearer }),
      ),
    ],
    [
      'saveWheel',
      409,
      async (request) => {
        const { id } = await scene(request);
        const { bearer: stranger } = await signInByApi(request, site());
        return save(JSON.stringify(wheelOf(id)), { ...json, ...stranger })(request);
      },
    ],
    ['saveWheel', 413, asOwner(({ bearer }) => save(' '.repeat(5_300_000), { ...json, ...bearer }))],
    ['saveWheel', 415, asOwner(({ bearer }) => save('{}', { 'Content-Type': 'text/plain', ...bearer }))],
    ['saveWheel', 422, asOwner(({ bearer }) => save('{}', { ...json, ...bearer }))],
    [
      'saveWheel',
      429,
      async (request) => {
        const asking = { headers: json, data: '{}' };
        await request.post(`${strict().url}/api/wheel`, asking);
        return request.post(`${strict().url}/api/wheel`, asking);
      },
    ],
    ['loadWheel', 200, asOwner(({ bearer, id }) => get(`/api/wheel/${id}`, bearer))],
    ['loadWheel', 401, get(`/api/wheel/${nowhere}`)],
    ['loadWheel', 404, asOwner(({ bearer }) => get(`/api/wheel/${nowhere}`, bearer))],
    ['deleteWheel', 200, asOwner(({ bearer, id }) => erase(`/api/wheel/${id}`, bearer))],
    ['deleteWheel', 401, erase(`/api/wheel/${nowhere}`)],
    ['deleteWheel', 403, erase(`/api/wheel/${nowhere}`, foreign)],
    ['deleteWheel', 404, asOwner(({ bearer }) => erase(`/api/wheel/${nowhere}`, bearer))],
    ['listWheels', 200, asOwner(({ bearer }) => get('/api/wheels', bearer))],
    ['listWheels', 400, asOwner(({ bearer }) => get('/api/wheels?page=0', bearer))],
    ['listWheels', 401, get('/api/wheels')],
    ['shareWheel', 200, asOwner(({ bearer, id }) => post(`/api/wheel/${id}/share`, bearer))],
    ['shareWheel', 401, post(`/api/wheel/${nowhere}/share`)],
    ['shareWheel', 403, post(`/api/wheel/${nowhere}/share`, foreign)],
    ['shareWheel', 409, asOwner(({ bearer }) => post(`/api/wheel/${nowhere}/share`, bearer))],
    ['unshareWheel', 200, asOwner(({ bearer, id }) => erase(`/api/wheel/${id}/share`, bearer))],
    ['unshareWheel', 401, erase(`/api/wheel/${nowhere}/share`)],
    ['unshareWheel', 403, erase(`/api/wheel/${nowhere}/share`, foreign)],
    ['unshareWheel', 404, asOwner(({ bearer }) => erase(`/api/wheel/${nowhere}/share`, bearer))],
    ['addCoEditLink', 200, asOwner(({ bearer, id }) => post(links(id), bearer))],
    ['addCoEditLink', 401, post(links(nowhere))],
    ['addCoEditLink', 403, post(links(nowhere), foreign)],
    ['addCoEditLink', 404, asOwner(({ bearer }) => post(links(nowhere), bearer))],
    [
      'addCoEditLink',
      409,
      async (request) => {
        const { bearer, id } = await scene(request);
        for (let made = 0; made < 20; made++) await post(links(id), bearer)(request);
        return post(links(id), bearer)(request);
      },
    ],
    ['listCoEditLinks', 200, asOwner(({ bearer, id }) => get(links(id), bearer))],
    ['listCoEditLinks', 401, get(links(nowhere))],
    ['listCoEditLinks', 404, asOwner(({ bearer }) => get(links(nowhere), bearer))],
    [
      'endCoEditLink',
      200,
      async (request) => {
        const { bearer, id } = await scene(request);
        const { linkId } = await (await post(links(id), bearer)(request)).json();
        return erase(`${links(id)}/${linkId}`, bearer)(request);
      },
    ],
    ['endCoEditLink', 401, erase(`${links(nowhere)}/1`)],
    ['endCoEditLink', 403, erase(`${links(nowhere)}/1`, foreign)],
    ['endCoEditLink', 404, asOwner(({ bearer, id }) => erase(`${links(id)}/1`, bearer))],
    ['listVersions', 200, asOwner(({ bearer, id }) => get(`/api/wheel/${id}/versions`, bearer))],
    ['listVersions', 401, get(`/api/wheel/${nowhere}/versions`)],
    ['listVersions', 404, asOwner(({ bearer }) => get(`/api/wheel/${nowhere}/versions`, bearer))],
    ['getVersion', 200, asOwner(({ bearer, id }) => get(`/api/wheel/${id}/versions/1`, bearer))],
    ['getVersion', 401, get(`/api/wheel/${nowhere}/versions/1`)],
    ['getVersion', 404, asOwner(({ bearer, id }) => get(`/api/wheel/${id}/versions/7`, bearer))],
    ['restoreVersion', 200, asOwner(({ bearer, id }) => post(`/api/wheel/${id}/versions/1/restore`, bearer))],
    ['restoreVersion', 401, post(`/api/wheel/${nowhere}/versions/1/restore`)],
    ['restoreVersion', 403, post(`/api/wheel/${nowhere}/versions/1/restore`, foreign)],
    ['restoreVersion', 404, asOwner(({ bearer, id }) => post(`/api/wheel/${id}/versions/7/restore`, bearer))],
    [
      'restoreVersion',
      409,
      async (request) => {
        const { bearer, id } = await scene(request);
        const large = JSON.stringify({ ...wheelOf(id), note: 'x'.repeat(4_000_000) });
        await save(large, { ...json, ...bearer })(request);
        return post(`/api/wheel/${id}/versions/2/restore`, bearer)(request);
      },
    ],
    ['getSpins', 200, asOwner(({ bearer, id }) => get(spins(id), bearer))],
    [
      'getSpins',
      200,
      async (request) => {
        const { bearer, id } = await scene(request);
        await sendSpins(id, aWin(), bearer)(request);
        return get(spins(id), bearer)(request);
      },
    ],
    ['getSpins', 400, asOwner(({ bearer, id }) => get(`${spins(id)}?after=x`, bearer))],
    ['getSpins', 401, get(spins(nowhere))],
    ['getSpins', 404, asOwner(({ bearer }) => get(spins(nowhere), bearer))],
    ['sendSpins', 200, asOwner(({ bearer, id }) => sendSpins(id, aWin(), bearer))],
    [
      'sendSpins',
      200,
      asOwner(({ bearer, id }) => {
        const clear = { id: randomUUID(), kind: 'clear', order: 2, at: 1, seen: { mark: 0, ids: [] } };
        return sendSpins(id, JSON.stringify({ entries: [{ ...win(), guid: 7 }, win(), clear] }), bearer);
      }),
    ],
    ['sendSpins', 400, asOwner(({ bearer, id }) => sendSpins(id, '{', bearer))],
    ['sendSpins', 401, sendSpins(nowhere, aWin(), {})],
    ['sendSpins', 403, sendSpins(nowhere, aWin(), foreign)],
    ['sendSpins', 404, asOwner(({ bearer }) => sendSpins(nowhere, aWin(), bearer))],
    [
      'sendSpins',
      409,
      async (request) => {
        const { bearer, id } = await scene(request);
        const large = (bytes: number) =>
          save(JSON.stringify({ ...wheelOf(id), note: 'x'.repeat(bytes) }), { ...json, ...bearer })(request);
        await large(5_000_000);
        const many = Array.from({ length: 1000 }, () => ({ ...win(), text: '🎡'.repeat(256) }));
        return sendSpins(id, JSON.stringify({ entries: many }), bearer)(request);
      },
    ],
    ['spinWheel', 200, asOwner(({ bearer, id }) => spin(id, '{"winners":1}', bearer))],
    ['spinWheel', 400, asOwner(({ bearer, id }) => spin(id, '{', bearer))],
    ['spinWheel', 401, spin(nowhere, '{}')],
    ['spinWheel', 403, spin(nowhere, '{}', foreign)],
    ['spinWheel', 404, asOwner(({ bearer }) => spin(nowhere, '{}', bearer))],
    ['spinWheel', 409, withoutRoom(spin)],
    ['spinWheel', 413, asOwner(({ bearer, id }) => spin(id, ' '.repeat(200_000), bearer))],
    [
      'spinWheel',
      415,
      asOwner(({ bearer, id }) => spin(id, '{}', { ...bearer, 'Content-Type': 'text/plain' })),
    ],
    ['spinWheel', 422, asOwner(({ bearer, id }) => spin(id, '{"mode":"teams"}', bearer))],
    ['animateWheel', 200, asOwner(({ bearer, id }) => animate(id, '{}', bearer))],
    ['animateWheel', 400, asOwner(({ bearer, id }) => animate(id, '{', bearer))],
    ['animateWheel', 401, animate(nowhere, '{}')],
    ['animateWheel', 403, animate(nowhere, '{}', foreign)],
    ['animateWheel', 404, asOwner(({ bearer }) => animate(nowhere, '{}', bearer))],
    ['animateWheel', 409, withoutRoom(animate)],
    ['animateWheel', 413, asOwner(({ bearer, id }) => animate(id, ' '.repeat(200_000), bearer))],
    [
      'animateWheel',
      415,
      asOwner(({ bearer, id }) => animate(id, '{}', { ...bearer, 'Content-Type': 'text/plain' })),
    ],
    ['animateWheel', 422, asOwner(({ bearer, id }) => animate(id, '{"mode":"teams"}', bearer))],
    [
      'getOEmbed',
      200,
      async (request) => {
        const { shareId } = await scene(request);
        return get(`/oembed?url=${encodeURIComponent(at(`/share/${shareId}`))}`)(request);
      },
    ],
    ['getOEmbed', 400, get('/oembed')],
    ['getOEmbed', 404, get('/oembed?url=https://elsewhere.example/share/abc')],
    ['getOEmbed', 501, get('/oembed?url=x&format=xml')],
    ['sendSpins', 413, asOwner(({ bearer, id }) => sendSpins(id, ' '.repeat(5_300_000), bearer))],
    [
      'sendSpins',
      415,
      asOwner(({ bearer, id }) => sendSpins(id, aWin(), { ...bearer, 'Content-Type': 'text/plain' })),
    ],
    ['sendSpins', 422, asOwner(({ bearer, id }) => sendSpins(id, JSON.stringify({ entries: {} }), bearer))],
    [
      'sendSpins',
      429,
      async (request) => {
        const asking = { headers: json, data: '{}' };
        await request.post(`${strict().url}${spins(nowhere)}`, asking);
        return request.post(`${strict().url}${spins(nowhere)}`, asking);
      },
    ],
    ['getSharedWheel', 200, asOwner(({ shareId }) => get(`/api/share/${shareId}`))],
    ['getSharedWheel', 304, twice(({ shareId }) => `/api/share/${shareId}`)],
    ['getSharedWheel', 404, get('/api/share/none')],
    ['getSharePage', 200, asOwner(({ shareId }) => get(`/share/${shareId}`))],
    ['getSharePage', 200, asOwner(({ shareId }) => get(`/share/${shareId}`, partOf))],
    ['getSharePage', 304, twice(({ shareId }) => `/share/${shareId}`)],
    ['getSharePreview', 200, asOwner(({ shareId }) => get(`/share/${shareId}/preview.png`))],
    ['getSharePreview', 304, twice(({ shareId }) => `/share/${shareId}/preview.png`)],
    ['getSharePreview', 206, asOwner(({ shareId }) => get(`/share/${shareId}/preview.png`, partOf))],
    ['getSharePreview', 416, asOwner(({ shareId }) => get(`/share/${shareId}/preview.png`, behind))],
    ['getSharePreview', 404, get('/share/none/preview.png')],
    ['getContentWheel', 200, get('/public/wheel/c3207a5a-dfd9-46fd-a7ca-5ecb5f04006d/config?lang=de')],
    ['getContentWheel', 304, twice(() => '/public/wheel/c3207a5a-dfd9-46fd-a7ca-5ecb5f04006d/config')],
    ['getContentWheel', 400, get(`/public/wheel/${nowhere}/config?lang=xx`)],
    ['getContentWheel', 404, get(`/public/wheel/${nowhere}/config`)],
    ['getContentWheel', 404, get('/public/wheel/..%2f/config')],
    ['listContentWheels', 200, get('/public/wheels?lang=fr')],
    ['listContentWheels', 200, get('/public/wheels', partOf)],
    ['listContentWheels', 304, twice(() => '/public/wheels')],
    ['listContentWheels', 400, get('/public/wheels?lang=xx')],
    ['getContentPreview', 200, get('/en/wheels/yes-or-no/preview.png')],
    ['getContentPreview', 304, twice(() => '/en/wheels/yes-or-no/preview.png')],
    ['getContentPreview', 206, get('/en/wheels/yes-or-no/preview.png', partOf)],
    ['getContentPreview', 416, get('/en/wheels/yes-or-no/preview.png', behind)],
    ['getContentPreview', 404, get('/en/wheels/none/preview.png')],
    ['getHomePreview', 200, get('/en/preview.png')],
    ['getHomePreview', 304, twice(() => '/en/preview.png')],
    ['getHomePreview', 206, get('/en/preview.png', partOf)],
    ['getHomePreview', 416, get('/en/preview.png', behind)],
    ['getHomePreview', 404, get('/xx/preview.png')],
    ['getGalleryPreview', 200, get('/en/wheels/preview.png')],
    ['getGalleryPreview', 304, twice(() => '/en/wheels/preview.png')],
    ['getGalleryPreview', 206, get('/en/wheels/preview.png', partOf)],
    ['getGalleryPreview', 416, get('/en/wheels/preview.png', behind)],
    ['getGalleryPreview', 404, get('/xx/wheels/preview.png')],
    ['searchWheels', 200, get('/api/search/wheels?q=yes&lang=en')],
    ['searchWheels', 200, asOwner(({ bearer }) => get('/api/search/wheels?q=lunch&lang=en', bearer))],
    ['searchWheels', 400, get('/api/search/wheels?lang=xx')],
    ['searchWheels', 401, get('/api/search/wheels', { Authorization: 'Bearer dead' })],
  ];
}
