import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, storeTokens } from '../session/keep-session';
import { sessionStore } from '../session/session-state';
import { storedTokens } from '../session/stored-session';
import { AuthenticationRequired } from './api-error';
import { authenticatedRequest, userRequest } from './authenticated-request';
import { fakeApi, type Handler } from './testing/fake-api';

const path = '/api/wheel/1';
const route = `GET ${path}`;

const refreshRoute = 'POST /api/auth/refresh';
const renewed = { body: { access_token: 'new', refresh_token_id: 'r2' } };

/** A server that answers a renewal, and the call. */
const server = (table: Record<string, Handler>, renewal: Handler = renewed) => {
  const { calls } = fakeApi({ [refreshRoute]: renewal, ...table });
  return {
    calls: () => calls.filter(({ route: called }) => called !== refreshRoute),
    renewals: () => calls.filter(({ route: called }) => called === refreshRoute).length,
  };
};
const rejected = { status: 401 };
const isOver = () => storedTokens() === null;
const isTold = () => sessionStore.getState().hasExpired;

beforeEach(() => {
  storeTokens({ accessToken: 'old', refreshTokenId: 'r1' });
  sessionStore.setState({ hasExpired: false });
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

describe('an authenticated request', () => {
  it('carries the token and answers with the body', async () => {
    const { calls, renewals } = server({ [route]: { body: { success: true, wheel: 1 } } });
    expect(await authenticatedRequest(path)).toEqual({ success: true, wheel: 1 });
    expect(calls().map(({ bearer }) => bearer)).toEqual(['old']);
    expect(renewals()).toBe(0);
  });

  it('goes without a token when there is none', async () => {
    clearSession();
    const { calls } = server({ [route]: {} });
    await authenticatedRequest(path);
    expect(calls()[0]?.bearer).toBeNull();
  });

  it('is sent once more with a new token after a 401', async () => {
    let asked = 0;
    const { calls, renewals } = server({
      [`POST ${path}`]: () => {
        asked += 1;
        return asked === 1 ? { status: 401 } : { body: { success: true } };
      },
    });
    await authenticatedRequest(path, { method: 'POST', body: '{"a":1}' });
    expect(renewals()).toBe(1);
    expect(calls().map(({ bearer, body }) => [bearer, body])).toEqual([
      ['old', { a: 1 }],
      ['new', { a: 1 }],
    ]);
  });

  it('is sent no third time', async () => {
    const { calls, renewals } = server({ [route]: { status: 401, body: { message: 'No.' } } });
    await expect(authenticatedRequest(path)).rejects.toThrow('Authentication required');
    expect(calls()).toHaveLength(2);
    expect(renewals()).toBe(1);
    expect([isTold(), isOver()]).toEqual([true, true]);
  });

  it('is not sent again when the renewal is refused', async () => {
    const { calls } = server({ [route]: { status: 401 } }, rejected);
    await expect(authenticatedRequest(path)).rejects.toBeInstanceOf(AuthenticationRequired);
    expect(calls()).toHaveLength(1);
  });

  it('does not end the session when the renewal cannot be reached', async () => {
    server({ [route]: { status: 401 } }, 'offline');
    await expect(authenticatedRequest(path)).rejects.toBeInstanceOf(TypeError);
    expect([isTold(), isOver()]).toEqual([false, false]);
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
    expect(isOver()).toBe(false);
  });

  it('of the challenge kind is thrown to callers that expect a success, as a temporary problem', async () => {
    fakeApi({ [route]: { status: 403, headers: { 'cf-mitigated': 'challenge' }, body: '<html>' } });
    await expect(userRequest(path)).rejects.toMatchObject({ status: 503, code: 'cloudflare_challenge' });
    expect(isOver()).toBe(false);
    expect(isTold()).toBe(false);
  });

  it.each([401, 403])('%d tells the visitor that the session has expired', async (status) => {
    server({ [route]: { status } }, rejected);
    await expect(authenticatedRequest(path)).rejects.toMatchObject({
      name: 'AuthenticationRequired',
      message: 'Authentication required',
      status,
    });
    expect([isTold(), isOver()]).toEqual([true, true]);
  });

  it('can be handled by the caller', async () => {
    server({ [route]: { status: 401, body: '<html>' } }, rejected);
    const onAuthError = vi.fn(() => true);
    await expect(authenticatedRequest(path, { onAuthError })).rejects.toThrow('Authentication required');
    expect(onAuthError).toHaveBeenCalledExactlyOnceWith({
      message: 'Your session has expired. Please log in again.',
      code: 'session_expired',
      status: 401,
    });
    expect(isTold()).toBe(false);
  });

  it('is shown after all when the caller does not handle it', async () => {
    server({ [route]: { status: 401 } }, rejected);
    await expect(authenticatedRequest(path, { onAuthError: () => false })).rejects.toThrow();
    expect(isTold()).toBe(true);
  });

  it.each([
    [{ message: 'Signed out elsewhere.' }, 'Signed out elsewhere.'],
    [{ code: 'x' }, 'Authentication error'],
    ['<html>', 'Your session has expired. Please log in again.'],
  ])('with the body %j is only thrown where the caller wants no redirect', async (body, message) => {
    server({ [route]: { status: 401, body } }, rejected);
    await expect(authenticatedRequest(path, { redirectOnAuthError: false })).rejects.toThrow(message);
    expect(isTold()).toBe(false);
  });

  it.each([
    [{ status: 422, body: { code: 'invalid_wheel', message: 'No slices.' } }, 'No slices.', 'invalid_wheel'],
    [{ status: 500, body: '<html>' }, 'API error: 500', undefined],
    [{ status: 429, body: {} }, 'API error: 429', undefined],
  ])('%j is thrown in its own words', async (answer, message, code) => {
    fakeApi({ [route]: answer });
    await expect(authenticatedRequest(path)).rejects.toMatchObject({ message, code, status: answer.status });
    expect(isOver()).toBe(false);
  });

  it('names the status in words too where HTTP has them', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 502, statusText: 'Bad Gateway' }));
    await expect(authenticatedRequest(path)).rejects.toThrow('API error: 502 Bad Gateway');
  });

  it('without a connection is thrown and ends nothing', async () => {
    fakeApi({ [route]: 'offline' });
    await expect(authenticatedRequest(path)).rejects.toBeInstanceOf(TypeError);
    expect(isOver()).toBe(false);
  });
});
