import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../api/testing/fake-api';
import { signInAsAda } from '../session/testing/sign-in';
import { readItems } from './media-item';
import { forgetItem, loadMedia, mediaStore, reloadMedia } from './media-lists';

const items = [
  { id: 'a', filename: 'a.png', url: '/a', createdAt: 2 },
  { id: 'b', filename: 'b.png', url: '/b', createdAt: 1 },
];
const list = () => mediaStore.getState().image;
const ids = () => list().items.map(({ id }) => id);

beforeEach(() => {
  signInAsAda();
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

  it('loses a deleted file at once', () => {
    mediaStore.setState({ image: { state: 'ready', items: readItems([...items, { id: 'd', url: '/d' }]) } });
    forgetItem('image', 'd');
    expect(ids()).toEqual(['a', 'b']);
  });

  it('that was asked for before a file was deleted does not bring it back', async () => {
    const images = [...items, { id: 'c', url: '/c', createdAt: 0 }];
    fakeApi({ 'GET /api/media/images': { body: { success: true, images } } });
    const late = loadMedia('image');
    forgetItem('image', 'c');
    await late;
    expect(ids()).toEqual(['a', 'b']);
  });

  it('that was asked for before a file was added is asked for again', async () => {
    const { table, routes } = fakeApi({ 'GET /api/media/images': { body: { success: true, images: [] } } });
    void loadMedia('image');
    const after = reloadMedia('image');
    table['GET /api/media/images'] = { body: { success: true, images: items } };
    await after;
    expect(ids()).toEqual(['a', 'b']);
    expect(routes()).toHaveLength(2);
  });

  it('is forgotten when a user signs in or out', async () => {
    fakeApi({ 'GET /api/media/images': { body: { success: true, images: items } } });
    await loadMedia('image');
    signInAsAda();
    expect(list()).toEqual({ state: 'unknown', items: [] });
  });
});

it('does not show one user that another’s list failed', async () => {
  const { table } = fakeApi({ 'GET /api/media/images': 'offline' });
  const late = loadMedia('image');
  signInAsAda();
  table['GET /api/media/images'] = { body: { success: true, images: items } };
  const own = loadMedia('image');
  await expect(late).rejects.toThrow();
  expect(list().state).not.toBe('failed');
  await own;
  expect(ids()).toEqual(['a', 'b']);
});

it('drops a response that was meant for another user', async () => {
  fakeApi({ 'GET /api/media/images': { body: { success: true, images: items } } });
  const late = loadMedia('image');
  signInAsAda();
  await late;
  expect(list()).toEqual({ state: 'unknown', items: [] });
});
