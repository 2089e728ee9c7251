import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthenticationRequired } from './api-error';
import { authenticatedRequest, userRequest } from './authenticated-request';
import { type Bearer, connectBearer, type Renewal } from './bearer';
import { fakeApi } from './testing/fake-api';

const path = '/api/wheel/1';
const route = `GET ${path}`;

let token: string | null;
let renewal: Renewal;
const renew = vi.fn<Bearer['renew']>();
const end = vi.fn();
const showExpired = vi.fn();
let disconnect: () => void;

beforeEach(() => {
  token = 'old';
  renewal = { token: 'new' };
  renew.mockReset().mockImplementation(async () => renewal);
  end.mockReset();
  showExpired.mockReset();
  disconnect = connectBearer({ token: () => token, renew, end, showExpired });
});
afterEach(() => {
  disconnect();
  vi.unstubAllGlobals();
});

describe('an authenticated request', () => {
  it('carries the token and answers with the body', async () => {
    const { calls } = fakeApi({ [route]: { body: { success: true, wheel: 1 } } });
    expect(await authenticatedRequest(path)).toEqual({ success: true, wheel: 1 });
    expect(calls.map(({ bearer }) => bearer)).toEqual(['old']);
    expect(renew).not.toHaveBeenCalled();
  });

  it('goes without a token when there is none', async () => {
    token = null;
    const { calls } = fakeApi({ [route]: {} });
    await authenticatedRequest(path);
    expect(calls[0]?.bearer).toBeNull();
  });

  it('is sent once more with a new token after a 401', async () => {
    let asked = 0;
    const { calls } = fakeApi({
      [`POST ${path}`]: () => {
        asked += 1;
        return asked === 1 ? { status: 401 } : { body: { success: true } };
      },
    });
    await authenticatedRequest(path, { method: 'POST', body: '{"a":1}' });
    expect(renew).toHaveBeenCalledExactlyOnceWith('old');
    expect(calls.map(({ bearer, body }) => [bearer, body])).toEqual([
      ['old', { a: 1 }],
      ['new', { a: 1 }],
    ]);
  });

  it('is sent no third time', async () => {
    const { calls } = fakeApi({ [route]: { status: 401, body: { message: 'No.' } } });
    await expect(authenticatedRequest(path)).rejects.toThrow('Authentication required');
    expect(calls).toHaveLength(2);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(showExpired).toHaveBeenCalledTimes(1);
    expect(end).toHaveBeenCalled();
  });

  it('is not sent again when the renewal is refused', async () => {
    renewal = 'rejected';
    const { calls } = fakeApi({ [route]: { status: 401 } });
    await expect(authenticatedRequest(path)).rejects.toBeInstanceOf(AuthenticationRequired);
    expect(calls).toHaveLength(1);
  });

  it('does not end the session when the renewal cannot be reached', async () => {
    renewal = 'unreachable';
    fakeApi({ [route]: { status: 401 } });
    await expect(authenticatedRequest(path)).rejects.toBeInstanceOf(TypeError);
    expect(end).not.toHaveBeenCalled();
    expect(showExpired).not.toHaveBeenCalled();
  });
});

describe('an answer that is no success', () => {
  it('of the challenge kind is an answer of its own', async () => {
    fakeApi({ [route]: { status: 403, headers: { 'cf-mitigated': 'challenge' }, body: '<html>' } });
    expect(await authenticatedRequest(path)).toEqual({
      success: false,
      code: 'cloudflare_challenge',
      message: 'Your request was blocked by Cloudflare security. Please try again.',
    });
    expect(end).not.toHaveBeenCalled();
  });

  it('of the challenge kind is thrown to callers that expect a success, as a temporary problem', async () => {
    fakeApi({ [route]: { status: 403, headers: { 'cf-mitigated': 'challenge' }, body: '<html>' } });
    await expect(userRequest(path)).rejects.toMatchObject({ status: 503, code: 'cloudflare_challenge' });
    expect(end).not.toHaveBeenCalled();
    expect(showExpired).not.toHaveBeenCalled();
  });

  it.each([401, 403])('%d tells the visitor that the session has expired', async (status) => {
    renewal = 'rejected';
    fakeApi({ [route]: { status } });
    await expect(authenticatedRequest(path)).rejects.toMatchObject({
      name: 'AuthenticationRequired',
      message: 'Authentication required',
      status,
    });
    expect(end).toHaveBeenCalled();
    expect(showExpired).toHaveBeenCalledTimes(1);
  });

  it('can be handled by the caller', async () => {
    renewal = 'rejected';
    fakeApi({ [route]: { status: 401, body: '<html>' } });
    const onAuthError = vi.fn(() => true);
    await expect(authenticatedRequest(path, { onAuthError })).rejects.toThrow('Authentication required');
    expect(onAuthError).toHaveBeenCalledExactlyOnceWith({
      message: 'Your session has expired. Please log in again.',
      code: 'session_expired',
      status: 401,
    });
    expect(showExpired).not.toHaveBeenCalled();
  });

  it('is shown after all when the caller does not handle it', async () => {
    renewal = 'rejected';
    fakeApi({ [route]: { status: 401 } });
    await expect(authenticatedRequest(path, { onAuthError: () => false })).rejects.toThrow();
    expect(showExpired).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ message: 'Signed out elsewhere.' }, 'Signed out elsewhere.'],
    [{ code: 'x' }, 'Authentication error'],
    ['<html>', 'Your session has expired. Please log in again.'],
  ])('with the body %j is only thrown where the caller wants no redirect', async (body, message) => {
    renewal = 'rejected';
    fakeApi({ [route]: { status: 401, body } });
    await expect(authenticatedRequest(path, { redirectOnAuthError: false })).rejects.toThrow(message);
    expect(showExpired).not.toHaveBeenCalled();
  });

  it.each([
    [{ status: 422, body: { code: 'invalid_wheel', message: 'No slices.' } }, 'No slices.', 'invalid_wheel'],
    [{ status: 500, body: '<html>' }, 'API error: 500', undefined],
    [{ status: 429, body: {} }, 'API error: 429', undefined],
  ])('%j is thrown in its own words', async (answer, message, code) => {
    fakeApi({ [route]: answer });
    await expect(authenticatedRequest(path)).rejects.toMatchObject({ message, code, status: answer.status });
    expect(end).not.toHaveBeenCalled();
  });

  it('names the status in words too where HTTP has them', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    await expect(authenticatedRequest(path)).rejects.toThrow('API error: 502 Bad Gateway');
  });

  it('without a connection is thrown and ends nothing', async () => {
    fakeApi({ [route]: 'offline' });
    await expect(authenticatedRequest(path)).rejects.toBeInstanceOf(TypeError);
    expect(end).not.toHaveBeenCalled();
  });
});
