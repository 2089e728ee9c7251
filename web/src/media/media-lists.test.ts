import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../api/testing/fake-api';
import { authStateChanged } from '../session/session-state';
import { forgetItem, loadMedia, mediaStore } from './media-lists';

const items = [
  { id: 'a', filename: 'a.png', url: '/a', createdAt: 2 },
  { id: 'b', filename: 'b.png', url: '/b', createdAt: 1 },
];
const list = () => mediaStore.getState().image;
const ids = () => list().items.map(({ id }) => id);

beforeEach(() => {
  window.dispatchEvent(new CustomEvent(authStateChanged));
});
afterEach(() => vi.unstubAllGlobals());

describe('a list', () => {
  it('is asked for once, however many want it', async () => {
    const { routes } = fakeApi({ 'GET /api/media/images': { body: { success: true, images: items } } });
    const all = Promise.all([loadMedia('image'), loadMedia('image')]);
    expect(list().state).toBe('loading');
    await all;
    expect(list().state).toBe('ready');
    expect(ids()).toEqual(['a', 'b']);
    expect(routes()).toHaveLength(1);
  });

  it('that cannot be had says so; one that is there stays', async () => {
    const { table } = fakeApi({ 'GET /api/media/images': { status: 500 } });
    await expect(loadMedia('image')).rejects.toThrow();
    expect(list().state).toBe('failed');
    table['GET /api/media/images'] = { body: { success: true, images: items } };
    await loadMedia('image');
    table['GET /api/media/images'] = 'offline';
    await expect(loadMedia('image')).rejects.toThrow();
    expect(list().state).toBe('ready');
    expect(ids()).toEqual(['a', 'b']);
  });

  it('loses a deleted file at once', async () => {
    fakeApi({ 'GET /api/media/images': { body: { success: true, images: items } } });
    await loadMedia('image');
    forgetItem('image', 'a');
    expect(ids()).toEqual(['b']);
  });

  it('is forgotten when somebody signs in or out', async () => {
    fakeApi({ 'GET /api/media/images': { body: { success: true, images: items } } });
    await loadMedia('image');
    window.dispatchEvent(new CustomEvent(authStateChanged));
    expect(list()).toEqual({ state: 'unknown', items: [] });
  });
});

it('shows nobody what was on its way to somebody else', async () => {
  fakeApi({ 'GET /api/media/images': { body: { success: true, images: items } } });
  const late = loadMedia('image');
  window.dispatchEvent(new CustomEvent(authStateChanged));
  await late;
  expect(list()).toEqual({ state: 'unknown', items: [] });
});
