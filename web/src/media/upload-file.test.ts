import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../api/testing/fake-api';
import { clearSession, storeTokens } from '../session/keep-session';
import { FakeUpload, fakeUploads } from './testing/fake-upload';
import { uploadFile } from './upload-file';

const file = new File(['picture'], 'cat.png', { type: 'image/png' });
const control = () => new AbortController();

function start({ signal = control().signal, onProgress = (_share: number) => {} } = {}) {
  return uploadFile({ kind: 'image', file, verification: 'a token', signal, onProgress });
}

beforeEach(() => {
  fakeUploads();
  fakeApi({ 'POST /api/auth/refresh': { body: { access_token: 'new', refresh_token_id: 'r2' } } });
  storeTokens({ accessToken: 'old', refreshTokenId: 'r1' });
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

describe('an upload', () => {
  it('sends file and verification as the user and reports its progress', async () => {
    const shares: number[] = [];
    const done = start({ onProgress: (share) => void shares.push(share) });
    const { sent } = FakeUpload.latest;
    expect(sent).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer old' } });
    expect(sent.address).toMatch(/\/api\/media\/image$/);
    expect([...(sent.body?.keys() ?? [])]).toEqual(['cf-turnstile-response', 'file']);
    expect(sent.body?.get('cf-turnstile-response')).toBe('a token');
    expect(sent.body?.get('file')).toMatchObject({ name: 'cat.png' });
    FakeUpload.latest.progress(50, 200);
    FakeUpload.latest.answer();
    await done;
    expect(shares).toEqual([0.25]);
  });

  it('whose token has run out is sent once more with a new one', async () => {
    const done = start();
    const first = FakeUpload.latest;
    first.answer({ status: 401, body: { success: false } });
    await vi.waitFor(() => expect(FakeUpload.latest).not.toBe(first));
    expect(FakeUpload.latest.sent.headers.authorization).toBe('Bearer new');
    FakeUpload.latest.answer();
    await done;
  });

  it('that is cancelled ends the request', async () => {
    const controller = control();
    const done = start({ signal: controller.signal });
    controller.abort();
    await expect(done).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeUpload.latest.isAborted).toBe(true);
  });

  it('that is cancelled while its session is renewed is not sent again', async () => {
    const controller = control();
    const done = start({ signal: controller.signal });
    const first = FakeUpload.latest;
    first.answer({ status: 401, body: { success: false } });
    controller.abort();
    await expect(done).rejects.toMatchObject({ name: 'AbortError' });
    expect(FakeUpload.latest).toBe(first);
  });

  it('that the server refuses says why', async () => {
    const done = start();
    FakeUpload.latest.answer({
      status: 415,
      body: { success: false, code: 'invalid_file_type', message: 'No picture.' },
    });
    await expect(done).rejects.toMatchObject({
      status: 415,
      code: 'invalid_file_type',
      message: 'No picture.',
    });
  });

  it.each([
    ['by a server between', { status: 403, headers: { 'cf-mitigated': 'challenge' }, body: '<html>' }],
    ['in its answer', { status: 422, body: { success: false, code: 'cloudflare_challenge' } }],
  ])('that is challenged %s says so', async (_how, answer) => {
    const done = start();
    FakeUpload.latest.answer(answer);
    await expect(done).rejects.toMatchObject({ code: 'cloudflare_challenge' });
  });

  it('without a connection is an error of the connection', async () => {
    const done = start();
    FakeUpload.latest.fail();
    await expect(done).rejects.toBeInstanceOf(TypeError);
  });
});
