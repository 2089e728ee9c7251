import type { APIRequestContext, APIResponse } from '@playwright/test';
import { mailedLink, newAddress, redeemMailedLink } from './mail-sign-in.ts';
import type { Server } from './server.ts';

type Call = (request: APIRequestContext) => Promise<APIResponse>;

const json = { 'Content-Type': 'application/json' };
const foreign = { Origin: 'https://elsewhere.example' };

/** One real call of accounts for every operation and every status that can be caused from outside. */
export function accountCalls(
  site: () => Server,
  strict: () => Server,
): [operation: string, status: number, call: Call][] {
  const at = (path: string) => site().url + path;
  const get =
    (path: string, headers: Record<string, string> = {}): Call =>
    (request) =>
      request.get(at(path), { headers, maxRedirects: 0 });
  const post =
    (path: string, data: string, headers: Record<string, string> = json): Call =>
    (request) =>
      request.post(at(path), { headers, data: Buffer.from(data), maxRedirects: 0 });
  const erase =
    (path: string, headers: Record<string, string> = {}): Call =>
    (request) =>
      request.delete(at(path), { headers });

  async function linkToken(request: APIRequestContext): Promise<string> {
    const email = newAddress();
    await request.post(at('/api/auth/email/initiate'), { data: { email } });
    const link = new URL(await mailedLink(site(), email), site().url);
    return link.searchParams.get('token') ?? '';
  }
  async function session(
    request: APIRequestContext,
  ): Promise<{ bearer: Record<string, string>; id: string }> {
    const { access_token, refresh_token_id } = await redeemMailedLink(request, site(), newAddress());
    return { bearer: { Authorization: `Bearer ${access_token}` }, id: refresh_token_id };
  }
  const signedIn =
    (call: (headers: Record<string, string>) => Call): Call =>
    async (request) =>
      call((await session(request)).bearer)(request);

  const makeToken = (headers: Record<string, string>): Call =>
    post('/api/user/tokens', '{"name":"Bot","scopes":["spin"]}', { ...json, ...headers });

  const list = '/api/list';
  const hooks = '/api/user/webhooks';
  const makeHook = (headers: Record<string, string>): Call =>
    post(hooks, '{"url":"https://hooks.example.org/","events":["room.ended"]}', { ...json, ...headers });
  const ofHook =
    (act: (path: string, headers: Record<string, string>) => Call): Call =>
    async (request) => {
      const { bearer } = await session(request);
      const { id } = await (await makeHook(bearer)(request)).json();
      return act(`${hooks}/${id}`, bearer)(request);
    };

  const link = '/api/auth/email/initiate';
  const refresh = '/api/auth/refresh';
  return [
    ['getProviders', 200, get('/api/auth/providers')],
    ['startSignIn', 302, get('/api/auth/google/initiate')],
    ['startSignIn', 302, get('/api/auth/myspace/initiate')],
    ['finishSignIn', 302, get('/api/auth/google/callback?error=access_denied')],
    ['finishSignIn', 302, get('/api/auth/myspace/callback')],
    ['receivePostedReturn', 302, post('/api/auth/apple/callback', 'code=a&state=b', foreign)],
    ['receivePostedReturn', 302, post('/api/auth/myspace/callback', '', foreign)],
    ['receivePostedReturn', 413, post('/api/auth/apple/callback', ' '.repeat(200_000), foreign)],
    ['askForLink', 200, (request) => post(link, JSON.stringify({ email: newAddress() }))(request)],
    ['askForLink', 400, post(link, '{"email":"nobody"}')],
    ['askForLink', 403, post(link, '{}', { ...json, ...foreign })],
    ['askForLink', 413, post(link, ' '.repeat(200_000))],
    ['askForLink', 415, post(link, '{}', { 'Content-Type': 'text/plain' })],
    [
      'askForLink',
      429,
      async (request) => {
        const asking = { headers: { ...json }, data: JSON.stringify({ email: newAddress() }) };
        await request.post(`${strict().url}${link}`, asking);
        return request.post(`${strict().url}${link}`, asking);
      },
    ],
    [
      'verifyLink',
      200,
      async (request) =>
        get(`/api/auth/email/verify?response_type=json&token=${await linkToken(request)}`)(request),
    ],
    [
      'verifyLink',
      302,
      async (request) => get(`/api/auth/email/verify?token=${await linkToken(request)}`)(request),
    ],
    ['verifyLink', 401, get('/api/auth/email/verify?response_type=json&token=used')],
    [
      'refreshSession',
      200,
      async (request) => {
        const { id } = await session(request);
        return post(refresh, JSON.stringify({ refresh_token_id: id, twin: true }))(request);
      },
    ],
    ['refreshSession', 400, post(refresh, '{')],
    ['refreshSession', 401, post(refresh, '{"refresh_token_id":"never given out"}')],
    ['refreshSession', 403, post(refresh, '{}', { ...json, ...foreign })],
    ['refreshSession', 413, post(refresh, ' '.repeat(200_000))],
    ['refreshSession', 415, post(refresh, '{}', { 'Content-Type': 'text/plain' })],
    ['refreshSession', 422, post(refresh, '{}')],
    ['getStatus', 200, signedIn((headers) => get('/api/auth/status', headers))],
    ['getStatus', 401, get('/api/auth/status')],
    ['logout', 200, signedIn((headers) => get('/api/auth/logout', headers))],
    ['logout', 401, get('/api/auth/logout')],
    ['getProfile', 200, signedIn((headers) => get('/api/user/profile', headers))],
    ['getProfile', 401, get('/api/user/profile')],
    ['exportAccount', 200, signedIn((headers) => get('/api/user/export', headers))],
    ['exportAccount', 401, get('/api/user/export')],
    [
      'exportAccount',
      429,
      async (request) => {
        await request.get(`${strict().url}/api/user/export`);
        return request.get(`${strict().url}/api/user/export`);
      },
    ],
    ['deleteAccount', 200, signedIn((headers) => erase('/api/user', headers))],
    ['deleteAccount', 401, erase('/api/user')],
    ['deleteAccount', 403, erase('/api/user', foreign)],
    ['listSessions', 200, signedIn((headers) => get('/api/user/sessions', headers))],
    ['listSessions', 401, get('/api/user/sessions')],
    ['endAllSessions', 200, signedIn((headers) => erase('/api/user/sessions', headers))],
    ['endAllSessions', 401, erase('/api/user/sessions')],
    ['endAllSessions', 403, erase('/api/user/sessions', foreign)],
    [
      'endSession',
      200,
      async (request) => {
        const { bearer } = await session(request);
        const { sessions } = await (await get('/api/user/sessions', bearer)(request)).json();
        return erase(`/api/user/sessions/${sessions[0].id}`, bearer)(request);
      },
    ],
    ['endSession', 401, erase('/api/user/sessions/1')],
    ['endSession', 403, erase('/api/user/sessions/1', foreign)],
    ['endSession', 404, signedIn((headers) => erase('/api/user/sessions/1', headers))],
    ['listApiTokens', 200, signedIn((headers) => get('/api/user/tokens', headers))],
    ['listApiTokens', 401, get('/api/user/tokens')],
    ['makeApiToken', 201, signedIn(makeToken)],
    ['makeApiToken', 400, signedIn((headers) => post('/api/user/tokens', '{', { ...json, ...headers }))],
    ['makeApiToken', 401, post('/api/user/tokens', '{}')],
    ['makeApiToken', 403, post('/api/user/tokens', '{}', { ...json, ...foreign })],
    [
      'makeApiToken',
      409,
      async (request) => {
        const { bearer } = await session(request);
        for (let made = 0; made < 20; made++) await makeToken(bearer)(request);
        return makeToken(bearer)(request);
      },
    ],
    [
      'makeApiToken',
      413,
      signedIn((headers) => post('/api/user/tokens', ' '.repeat(200_000), { ...json, ...headers })),
    ],
    [
      'makeApiToken',
      415,
      signedIn((headers) => post('/api/user/tokens', '{}', { ...headers, 'Content-Type': 'text/plain' })),
    ],
    ['makeApiToken', 422, signedIn((headers) => post('/api/user/tokens', '{}', { ...json, ...headers }))],
    [
      'revokeApiToken',
      200,
      async (request) => {
        const { bearer } = await session(request);
        const { id } = await (await makeToken(bearer)(request)).json();
        return erase(`/api/user/tokens/${id}`, bearer)(request);
      },
    ],
    ['revokeApiToken', 401, erase('/api/user/tokens/1')],
    ['revokeApiToken', 403, erase('/api/user/tokens/1', foreign)],
    ['revokeApiToken', 404, signedIn((headers) => erase('/api/user/tokens/1', headers))],
    ['listWebhooks', 200, signedIn((headers) => get(hooks, headers))],
    ['listWebhooks', 401, get(hooks)],
    ['readList', 400, signedIn((headers) => post(list, '{', { ...json, ...headers }))],
    ['readList', 401, post(list, '{}')],
    ['readList', 403, post(list, '{}', { ...json, ...foreign })],
    ['readList', 413, signedIn((headers) => post(list, ' '.repeat(200_000), { ...json, ...headers }))],
    ['readList', 415, signedIn((headers) => post(list, '{}', { ...headers, 'Content-Type': 'text/plain' }))],
    ['readList', 422, signedIn((headers) => post(list, '{}', { ...json, ...headers }))],
    ['makeWebhook', 201, signedIn(makeHook)],
    ['makeWebhook', 400, signedIn((headers) => post(hooks, '{', { ...json, ...headers }))],
    ['makeWebhook', 401, post(hooks, '{}')],
    ['makeWebhook', 403, post(hooks, '{}', { ...json, ...foreign })],
    [
      'makeWebhook',
      404,
      signedIn((headers) =>
        post(hooks, '{"url":"https://a.example.org/","events":["spin.made"],"wheelId":"b"}', {
          ...json,
          ...headers,
        }),
      ),
    ],
    [
      'makeWebhook',
      409,
      async (request) => {
        const { bearer } = await session(request);
        for (let made = 0; made < 10; made++) await makeHook(bearer)(request);
        return makeHook(bearer)(request);
      },
    ],
    ['makeWebhook', 413, signedIn((headers) => post(hooks, ' '.repeat(200_000), { ...json, ...headers }))],
    [
      'makeWebhook',
      415,
      signedIn((headers) => post(hooks, '{}', { ...headers, 'Content-Type': 'text/plain' })),
    ],
    ['makeWebhook', 422, signedIn((headers) => post(hooks, '{}', { ...json, ...headers }))],
    ['deleteWebhook', 200, ofHook(erase)],
    ['deleteWebhook', 401, erase(`${hooks}/1`)],
    ['deleteWebhook', 403, erase(`${hooks}/1`, foreign)],
    ['deleteWebhook', 404, signedIn((headers) => erase(`${hooks}/1`, headers))],
    ['replaceWebhookSecret', 200, ofHook((path, headers) => post(`${path}/secret`, '', headers))],
    ['replaceWebhookSecret', 401, post(`${hooks}/1/secret`, '')],
    ['replaceWebhookSecret', 403, post(`${hooks}/1/secret`, '', foreign)],
    ['replaceWebhookSecret', 404, signedIn((headers) => post(`${hooks}/1/secret`, '', headers))],
    ['listDeliveries', 200, ofHook((path, headers) => get(`${path}/deliveries`, headers))],
    ['listDeliveries', 401, get(`${hooks}/1/deliveries`)],
    ['listDeliveries', 404, signedIn((headers) => get(`${hooks}/1/deliveries`, headers))],
    [
      'sendDeliveryAgain',
      202,
      async (request) => {
        const { bearer } = await session(request);
        const { id } = await (await makeHook(bearer)(request)).json();
        const wheel = '{"wheel":{"wheel-definition":{"name":"Lunch","slices":[{"guid":"a","text":"Soup"}]}}}';
        const opened = await post('/api/live', wheel, { ...json, ...bearer })(request);
        const room = await opened.json();
        const ticketed = await post(
          `/api/live/${room.liveId}/ticket`,
          JSON.stringify({ hostKey: room.hostKey }),
        )(request);
        const { ticket } = await ticketed.json();
        const socket = new WebSocket(
          `${site().url.replace('http', 'ws')}/api/live/${room.liveId}/socket?ticket=${ticket}`,
        );
        await new Promise((resolve) => {
          socket.onmessage = () => socket.send('{"type":"end"}');
          socket.onclose = resolve;
        });
        const list = await (await get(`${hooks}/${id}/deliveries`, bearer)(request)).json();
        return post(`${hooks}/${id}/deliveries/${list.deliveries[0].id}`, '', bearer)(request);
      },
    ],
    ['sendDeliveryAgain', 401, post(`${hooks}/1/deliveries/1`, '')],
    ['sendDeliveryAgain', 403, post(`${hooks}/1/deliveries/1`, '', foreign)],
    ['sendDeliveryAgain', 404, signedIn((headers) => post(`${hooks}/1/deliveries/1`, '', headers))],
    ['getPublicKeys', 200, get('/.well-known/jwks.json')],
  ];
}
