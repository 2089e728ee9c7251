import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../api/testing/fake-api';
import { sessionStore } from '../session/session-state';
import { newWheel } from '../wheel/document/new-wheel';
import { wheelStore } from '../wheel/store';
import { fetchOwnFile, ownAddress } from './own-address';

const origin = window.location.origin;
const alive = `${origin}/media/u/i1?exp=9999999999&sig=a`;
const dead = `${origin}/media/u/i1?exp=1&sig=a`;
const fresh = `${origin}/media/u/fresh?exp=9999999999&sig=b`;

beforeEach(() => {
  sessionStore.setState({ status: 'signed-in' });
  wheelStore.getState().replaceWheel(newWheel());
});
afterEach(() => vi.unstubAllGlobals());

describe('an address', () => {
  it('at hand is used as long as it lasts', async () => {
    const { routes } = fakeApi({});
    expect(await ownAddress('image', 'i1', alive)).toBe(alive);
    expect(routes()).toEqual([]);
  });

  it('that has expired is fetched again', async () => {
    fakeApi({ 'GET /api/media/image/i1/url': { body: { success: true, url: fresh } } });
    expect(await ownAddress('image', 'i1', dead)).toBe(fresh);
  });

  it('of a shared wheel comes from its link, also for guests', async () => {
    sessionStore.setState({ status: 'guest' });
    const wheel = { 'wheel-definition': { wheelBackgroundImage: 'i1', signedWheelBackgroundImage: fresh } };
    wheelStore.getState().replaceWheel({ ...newWheel(), source: 'shared', shareId: 's1' });
    fakeApi({ 'GET /api/share/s1': { body: { success: true, wheel } } });
    expect(await ownAddress('image', 'i1', '')).toBe(fresh);
  });

  it('is not asked for by a guest', async () => {
    sessionStore.setState({ status: 'guest' });
    const { routes } = fakeApi({});
    await expect(ownAddress('image', 'i1', dead)).rejects.toMatchObject({ status: 401 });
    expect(routes()).toEqual([]);
  });
});

describe('a file', () => {
  it('that is refused is fetched once more from a fresh address', async () => {
    const { routes } = fakeApi({
      'GET /media/u/i1': { status: 403 },
      'GET /api/media/image/i1/url': { body: { success: true, url: fresh } },
      'GET /media/u/fresh': { body: 'picture' },
    });
    expect(await (await fetchOwnFile('image', 'i1', alive)).text()).toBe('picture');
    expect(routes()).toEqual(['GET /media/u/i1', 'GET /api/media/image/i1/url', 'GET /media/u/fresh']);
  });

  it('that is gone is said to be', async () => {
    fakeApi({});
    await expect(fetchOwnFile('image', 'i1', dead)).rejects.toMatchObject({ status: 404 });
  });

  it('goes without credentials', async () => {
    const fetched = vi.fn(async () => new Response('picture'));
    vi.stubGlobal('fetch', fetched);
    await fetchOwnFile('image', 'i1', alive);
    expect(fetched).toHaveBeenCalledWith(alive, expect.objectContaining({ credentials: 'omit' }));
  });
});
