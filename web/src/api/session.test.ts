import { afterEach, describe, expect, it, vi } from 'vitest';
import { verifyMagicLink } from './session';
import { fakeApi, type Handler } from './testing/fake-api';

afterEach(() => vi.unstubAllGlobals());
const route = 'GET /api/auth/email/verify';

describe('the verification of a mailed link', () => {
  it('asks for JSON with the token', async () => {
    const { calls } = fakeApi({ [route]: { status: 401 } });
    await verifyMagicLink('a&b');
    expect([...(calls[0]?.query ?? [])]).toEqual([
      ['token', 'a&b'],
      ['response_type', 'json'],
    ]);
  });

  it.each<[Handler, object]>([
    [
      { body: { success: true, access_token: 'a', refresh_token_id: 'r', returnTo: '/de/' } },
      { kind: 'signed-in', accessToken: 'a', refreshTokenId: 'r', returnTo: '/de/' },
    ],
    [
      { body: { access_token: 'a' } },
      { kind: 'signed-in', accessToken: 'a', refreshTokenId: null, returnTo: undefined },
    ],
    [{ status: 401, body: '<html>' }, { kind: 'already-used' }],
    [{ status: 400, body: { error: 'Invalid or expired token' } }, { kind: 'already-used' }],
    [{ body: { error: 'Invalid or expired token' } }, { kind: 'already-used' }],
    [
      { status: 400, body: { error: 'Too soon' } },
      { kind: 'failed', message: 'Too soon' },
    ],
    [
      { status: 503, body: { message: 'Busy' } },
      { kind: 'failed', message: 'Busy' },
    ],
    [
      { status: 500, body: {} },
      { kind: 'failed', message: undefined },
    ],
    [{ body: {} }, { kind: 'failed', message: undefined }],
    [{ redirectedTo: 'http://localhost/de/' }, { kind: 'redirect', address: 'http://localhost/de/' }],
  ])('%j is understood', async (answer, verification) => {
    fakeApi({ [route]: answer });
    expect(await verifyMagicLink('t')).toEqual(verification);
  });

  it.each<Handler>(['offline', { body: '<html>' }, { status: 502, body: 'Bad gateway' }])(
    '%j cannot be understood',
    async (answer) => {
      fakeApi({ [route]: answer });
      await expect(verifyMagicLink('t')).rejects.toThrow();
    },
  );
});
