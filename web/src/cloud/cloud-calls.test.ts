import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../api/testing/fake-api';
import { getSharedWheel } from '../api/wheels';
import { endSession, recentListChanged } from '../session/change-session';
import { storeTokens } from '../session/keep-session';
import { sessionStore } from '../session/session-state';
import { signInAsAda } from '../session/testing/sign-in';
import { newWheel } from '../wheel/document/new-wheel';
import { isNotFound } from './cloud-error';
import { deleteCloudWheel, loadCloudWheel, loadContentWheel, loadSharedWheel } from './load-wheels';
import { passesByItself } from './read-error';
import { saveToCloud } from './save-to-cloud';

const wheel = { id: 'w', 'wheel-definition': { name: 'Lunch', slices: [] } };
const refused = { status: 401, body: { success: false, code: 'not_authenticated', message: 'Sign in.' } };
let logged: ReturnType<typeof vi.spyOn>;
const log = () => logged.mock.calls.map((call: unknown[]) => String(call[1]));
/** The sources of the changes of the recent list. */
const sources: unknown[] = [];
const noteSource = (event: Event) => sources.push((event as CustomEvent).detail.source);

beforeEach(() => {
  sources.length = 0;
  window.addEventListener(recentListChanged, noteSource);
  storeTokens({ accessToken: 'a token', refreshTokenId: null });
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
  signInAsAda();
});
afterEach(() => {
  window.removeEventListener(recentListChanged, noteSource);
  endSession();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('loading from the cloud', () => {
  it('gives the wheel and takes over the recent list', async () => {
    fakeApi({ 'GET /api/wheel/w': { body: { success: true, wheel, mruList: ['w'] } } });
    const { wheel: loaded, error } = await loadCloudWheel('w');
    expect(loaded).toMatchObject({ id: 'w', name: 'Lunch' });
    expect(sessionStore.getState().recent).toEqual([{ id: 'w' }]);
    expect(sources).toEqual(['wheel_load']);
    expect(error).toBeUndefined();
  });

  it.each([
    { success: false, wheel },
    { success: true },
    { success: true, wheel: { id: 'w' } },
    { success: true, wheel: 'wheel' },
  ])('gives null for %j and says so in the log', async (body) => {
    fakeApi({ 'GET /api/wheel/w': { body } });
    expect((await loadCloudWheel('w')).wheel).toBeNull();
    expect(log()).toEqual(['Error: Invalid wheel data received']);
  });

  it('returns an auth failure with its status and data, silently', async () => {
    fakeApi({ 'GET /api/wheel/w': refused, 'DELETE /api/wheel/w': refused });
    expect(await loadCloudWheel('w')).toMatchObject({
      wheel: null,
      error: { status: 401, data: refused.body },
    });
    expect(await deleteCloudWheel('w')).toMatchObject({ status: 401, data: refused.body });
    expect(logged).not.toHaveBeenCalled();
    expect(sessionStore.getState().hasExpired).toBe(false);
  });

  it('gives null without a connection', async () => {
    fakeApi({ 'GET /api/wheel/w': 'offline' });
    expect(await loadCloudWheel('w')).toMatchObject({ wheel: null, error: { status: 0 } });
    expect(log()).toEqual(['TypeError: Failed to fetch']);
  });
});

it('deletes and takes over the recent list', async () => {
  fakeApi({ 'DELETE /api/wheel/w': { body: { success: true, mruList: [{ id: 'x' }] } } });
  expect(await deleteCloudWheel('w')).toBeNull();
  expect(sessionStore.getState().recent).toEqual([{ id: 'x' }]);
  expect(sources).toEqual(['wheel_delete']);
});

describe('saving to the cloud', () => {
  it('sends the whole configuration, dated and with its sounds', async () => {
    const { calls } = fakeApi({ 'POST /api/wheel': { body: { success: true, message: 'ok', wheel } } });
    const { audio: _audio, ...silent } = newWheel();
    const given = { ...silent, unknown: { document: { plan: 'kept' }, definition: { mood: 'kept' } } };
    await saveToCloud(given);
    expect(calls[0]?.body).toMatchObject({
      id: silent.id,
      audio: {},
      plan: 'kept',
      'wheel-definition': { updatedAt: expect.any(Number), mood: 'kept' },
    });
    expect(calls[0]?.query.get('force')).toBeNull();
    await saveToCloud(silent, { force: true });
    expect(calls[1]?.query.get('force')).toBe('true');
  });

  it('fails on a challenge, and may be tried again', async () => {
    fakeApi({ 'POST /api/wheel': { status: 403, headers: { 'cf-mitigated': 'challenge' }, body: '<html>' } });
    const { error } = await saveToCloud(newWheel());
    expect(error && passesByItself(error)).toBe(true);
  });

  it('fails for good by a fault of this page, which is no lost connection', async () => {
    fakeApi({});
    const { error } = await saveToCloud({
      ...newWheel(),
      unknown: { document: { plan: 1n }, definition: {} },
    });
    expect(error?.message).toMatch(/BigInt/);
    expect(error && passesByItself(error)).toBe(false);
  });

  it('gives the reason when the server says nothing', async () => {
    fakeApi({ 'POST /api/wheel': { body: { success: false } } });
    expect(await saveToCloud(newWheel())).toEqual({
      wheel: null,
      error: expect.objectContaining({ status: -1 }),
    });
    expect(passesByItself({ status: -1 })).toBe(false);
    expect(logged.mock.calls[0]?.[0]).toBe('Failed to save configuration to cloud');
    expect(log()).toEqual(['Error: Unknown error saving config to cloud']);
  });

  it('keeps what a refusal brings along', async () => {
    const body = { success: false, code: 'stale_wheel', message: 'Saved elsewhere.', wheel };
    fakeApi({ 'POST /api/wheel': { status: 409, body } });
    const { error } = await saveToCloud(newWheel());
    expect(error).toEqual({ status: 409, code: 'stale_wheel', message: 'Saved elsewhere.', data: body });
  });
});

describe('a shared wheel', () => {
  it('is asked for without a token, as JSON', async () => {
    const { calls } = fakeApi({ 'GET /api/share/s%201': { body: { success: true, wheel } } });
    expect(await loadSharedWheel('s 1')).toMatchObject({ wheel: { id: 'w' } });
    expect(calls[0]).toMatchObject({ bearer: null, accept: 'application/json' });
  });

  it.each([
    [{ status: 404, body: { success: false } }, 'ApiError: Share API request failed: 404'],
    [{ status: 503, body: { success: false } }, 'ApiError: Share API request failed: 503'],
    [{ body: { success: true } }, 'Error: Invalid shared wheel data received'],
    [{ body: { success: false, wheel } }, 'Error: Invalid shared wheel data received'],
  ])('answered with %j is null', async (answer, sentence) => {
    fakeApi({ 'GET /api/share/s': answer });
    expect(await getSharedWheel('s')).toBeNull();
    expect(log()).toEqual([sentence]);
  });

  it('is gone only when the server says so', async () => {
    fakeApi({
      'GET /api/share/gone': { status: 404, body: {} },
      'GET /api/share/busy': { status: 503, body: {} },
    });
    const gone = await loadSharedWheel('gone');
    expect(gone.wheel).toBeNull();
    expect(gone.error && isNotFound(gone.error)).toBe(true);
    const busy = await loadSharedWheel('busy');
    expect(busy.wheel).toBeNull();
    expect(busy.error && isNotFound(busy.error)).toBe(false);
  });
});

describe('a content wheel', () => {
  it.each([
    [{ status: 404, body: {} }, 'CMS_WHEEL_NOT_FOUND'],
    [{ status: 500, body: {} }, 'CMS_WHEEL_LOAD_FAILED'],
    [{ body: { success: true } }, 'WHEEL_CONFIG_INVALID'],
    [{ body: '[]' }, 'WHEEL_CONFIG_INVALID'],
  ])('answered with %j is %s', async (answer, code) => {
    fakeApi({ 'GET /public/wheel/c/config': answer });
    expect(await loadContentWheel('c', 'de')).toBeNull();
    expect(log()).toEqual([`ContentWheelError: ${code}`]);
  });

  it('is asked for in a language', async () => {
    const { calls } = fakeApi({ 'GET /public/wheel/c/config': { body: wheel } });
    expect(await loadContentWheel('c', 'de-ch')).toMatchObject({ cmsOriginalId: 'w' });
    expect(calls[0]?.query.get('lang')).toBe('de-ch');
  });
});
