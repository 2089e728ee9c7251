import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, callAsUser } from './client';
import { fakeApi } from './testing/fake-api';

afterEach(() => vi.unstubAllGlobals());

const answered = { body: { success: true } };

describe('a call of the contract', () => {
  it('fills its path, and leaves out what is not asked for', async () => {
    const { calls } = fakeApi({
      'DELETE /api/wheel/a%2Fb/magiclink/l1': answered,
      'GET /api/spins': answered,
    });
    await callAsUser('DELETE /api/wheel/{id}/magiclink/{linkId}', { path: { id: 'a/b', linkId: 'l1' } });
    await call('GET /api/spins', { query: { chain: 'c&d' } });
    expect(calls.map(({ query }) => String(query))).toEqual(['', 'chain=c%26d']);
  });

  it('sends its body as JSON beside other headers, and none without one', async () => {
    fakeApi({});
    const sent: RequestInit[] = [];
    vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
      sent.push(init);
      return new Response('{"success":true}');
    });
    await call('POST /api/events', { body: { name: 'wheel_spin_start' }, headers: { 'X-Save-Id': 's' } });
    await call('GET /api/config/client');
    expect(new Headers(sent[0]?.headers).get('Content-Type')).toBe('application/json');
    expect(new Headers(sent[0]?.headers).get('X-Save-Id')).toBe('s');
    expect(sent[0]?.body).toBe('{"name":"wheel_spin_start"}');
    expect(sent[1]?.body).toBeUndefined();
  });

  it('is checked against the contract by the compiler', () => {
    const wrong = () => [
      // @ts-expect-error There is no such call.
      call('GET /api/nothing'),
      // @ts-expect-error Its path has an id.
      callAsUser('DELETE /api/wheel/{id}'),
      // @ts-expect-error It takes no number.
      callAsUser('DELETE /api/wheel/{id}', { path: { id: 1 } }),
      // @ts-expect-error Its query has no such field.
      callAsUser('GET /api/wheels', { query: { size: 3 } }),
      // @ts-expect-error It needs a body.
      call('POST /api/auth/email/initiate', {}),
    ];
    expect(wrong).toBeTypeOf('function');
  });
});
