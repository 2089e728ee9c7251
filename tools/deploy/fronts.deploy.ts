import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as plainRequest } from 'node:http';
import { type ClientHttp2Session, connect } from 'node:http2';
import { request } from 'node:https';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkIn, mailsTo } from '../../e2e/support/outbox.ts';
import { type Server, startServer } from '../../e2e/support/server.ts';
import { type Front, freePort, startFront } from './front.ts';

let server: Server;
let port: number;
beforeAll(async () => {
  port = await freePort();
  const settings = {
    WHEELWRIGHT_PUBLIC_URL: 'https://localhost',
    WHEELWRIGHT_TRUSTED_PROXIES: '127.0.0.0/8',
  };
  server = await startServer(settings, port);
});
afterAll(() => server.stop());

/** The answer to one call over HTTP/2. */
async function call(session: ClientHttp2Session, path: string, body?: string) {
  const stream = session.request({
    ':path': path,
    ':method': body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  });
  stream.end(body);
  const [headers] = await once(stream, 'response');
  let text = '';
  for await (const part of stream) text += part;
  return { status: headers[':status'], headers, text };
}

async function get(session: ClientHttp2Session, path: string, headers: Record<string, string> = {}) {
  const stream = session.request({ ':path': path, ...headers });
  const [answered] = await once(stream, 'response');
  stream.resume();
  await once(stream, 'close');
  return { status: answered[':status'], headers: answered };
}

describe.each(['nginx', 'caddy', 'apache'] as const)('%s', (kind) => {
  let front: Front;
  let session: ClientHttp2Session;
  beforeAll(async () => {
    // The first server doesn't exist; visitors must not notice.
    front = await startFront(kind, `127.0.0.1:${await freePort()}`, `127.0.0.1:${port}`);
    session = connect(`https://localhost:${front.port}`, { ca: front.certificate });
    await once(session, 'connect');
  });
  afterAll(async () => {
    session.close();
    await front.stop();
  });

  test('speaks TLS and HTTP/2, and finds the server that is there', async () => {
    expect(session.alpnProtocol).toBe('h2');
    for (let time = 0; time < 5; time += 1)
      expect(await call(session, '/api/health')).toMatchObject({ status: 200 });
    const page = await call(session, '/en/');
    expect(page.text).toContain('<title>');
    expect(page.headers['strict-transport-security']).toContain('max-age');
    expect(page.headers['content-security-policy']).toBeDefined();
  });

  test('leads from http to https', async () => {
    const asked = plainRequest({
      port: front.plainPort,
      path: '/en/?wheel=1',
      headers: { host: 'localhost' },
    });
    asked.end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    expect([301, 308]).toContain(answer.statusCode);
    expect(answer.headers.location).toMatch(/^https:\/\/localhost.*\/en\/\?wheel=1$/);
  });

  test('lets a wheel of five million bytes through, and the server’s own answer to a larger one', async () => {
    const wheel = (bytes: number) => JSON.stringify({ wheel: { pad: 'x'.repeat(bytes) } });
    expect((await call(session, '/api/live', wheel(4_900_000))).status).toBe(422);
    expect(JSON.parse((await call(session, '/api/live', wheel(6_000_000))).text)).toMatchObject({
      success: false,
    });
  });

  test('passes a trace on, and writes it beside its own line', async () => {
    const trace = randomBytes(16).toString('hex');
    const stream = session.request({
      ':path': '/api/health',
      traceparent: `00-${trace}-00f067aa0ba902b7-01`,
      tracestate: 'a=1',
    });
    const [headers] = await once(stream, 'response');
    stream.resume();
    expect(headers.traceresponse).toContain(`00-${trace}-`);
    await expect.poll(() => front.log()).toContain(trace);
    expect((await call(session, '/api/health')).headers.traceresponse).toMatch(
      /^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/,
    );
  });

  test('writes no token, code, key or ticket into its logs', async () => {
    const email = `ada@${kind}.example.org`;
    await call(session, '/api/auth/email/initiate', JSON.stringify({ email }));
    const mailed = () => mailsTo(server.data, email).then((mails) => mails.map(linkIn).at(-1));
    await expect.poll(mailed).toBeDefined();
    const link = new URL((await mailed()) ?? '');
    const linkToken = link.searchParams.get('token') ?? '';
    const referer = `https://localhost${link.pathname}${link.search}`;
    await call(session, link.pathname + link.search);
    await get(session, '/en/', { referer });
    const verified = await get(session, `/api/auth/email/verify?token=${linkToken}`, { referer });
    const tokens = new URLSearchParams(String(verified.headers.location).split('#')[1]);
    const bearer = { authorization: `Bearer ${tokens.get('token')}`, 'x-magic-link': 'of-the-co-editors' };
    expect((await get(session, '/api/user/profile', bearer)).status).toBe(200);
    await get(session, '/api/auth/google/callback?code=of-the-provider&state=of-the-sign-in');
    await get(session, '/en/?magiclink=of-the-co-editors');
    const plain = plainRequest({
      port: front.plainPort,
      path: referer,
      headers: { host: 'localhost', referer },
    });
    plain.end();
    (await once(plain, 'response'))[0].resume();

    const trace = randomBytes(16).toString('hex');
    await get(session, '/api/health?token=last', { traceparent: `00-${trace}-00f067aa0ba902b7-01` });
    await expect.poll(() => front.log()).toContain(trace);
    expect(front.log()).toContain('/api/auth/email/verify');
    const secrets = [
      linkToken,
      tokens.get('token'),
      tokens.get('refresh_token_id'),
      'of-the-provider',
      'of-the-sign-in',
      'of-the-co-editors',
      'token=',
    ];
    for (const secret of secrets) expect(front.log()).not.toContain(secret);
  });

  test('writes none either about a request that no server answers', async () => {
    const alone = await startFront(kind, `127.0.0.1:${await freePort()}`);
    const own = connect(`https://localhost:${alone.port}`, { ca: alone.certificate });
    const asked = await get(own, '/login?auth=email&token=of-the-mail', {
      'x-magic-link': 'of-the-co-editors',
    });
    own.close();
    expect(asked.status).toBe(503);
    await expect.poll(() => alone.log()).toContain('/login');
    expect(alone.log()).not.toMatch(/of-the-mail|of-the-co-editors/);
    await alone.stop();
  });

  test('lets a live room’s socket through', async () => {
    const slices = ['Anna', 'Ben'].map((text) => ({ guid: text, text, active: true, weight: 1 }));
    const opened = await call(
      session,
      '/api/live',
      JSON.stringify({ wheel: { 'wheel-definition': { slices } } }),
    );
    const { liveId } = JSON.parse(opened.text);
    const { text } = await call(session, `/api/live/${liveId}/ticket`, '{}');
    const asked = request({
      port: front.port,
      host: 'localhost',
      ca: front.certificate,
      path: `/api/live/${liveId}/socket?ticket=${JSON.parse(text).ticket}`,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        origin: 'https://localhost',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
      },
    });
    asked.end();
    const [answer, socket, head] = await once(asked, 'upgrade');
    expect(answer.statusCode).toBe(101);
    const [first] = head.length > 0 ? [head] : await once(socket, 'data');
    expect(String(first)).toContain('"type":"hello"');
    socket.destroy();
    await expect.poll(() => front.log()).toContain(`/api/live/${liveId}/socket`);
    expect(front.log()).not.toContain(JSON.parse(text).ticket);
  });
});
