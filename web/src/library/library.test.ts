import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { newWheel } from '../wheel/document/new-wheel';
import { wheelStore } from '../wheel/store';
import { openLibrary, startLibrary } from './library';
import { openShelf } from './shelf';
import { newRecord } from './wheel-record';

const persist = vi.fn(async () => true);
let stop: () => void;

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('the browser is asked to keep the wheels with the first own change, once', async () => {
  vi.stubGlobal('navigator', { ...navigator, storage: { persist } });
  stop = await startLibrary(() => {});
  wheelStore.getState().replaceWheel(newWheel());
  expect(persist).not.toHaveBeenCalled();
  wheelStore.getState().addSlice('Tea');
  wheelStore.getState().addSlice('Milk');
  expect(persist).toHaveBeenCalledOnce();
  stop();
  stop = await startLibrary(() => {});
  wheelStore.getState().addSlice('Cake');
  expect(persist).toHaveBeenCalledOnce();
  await (await openLibrary()).flush();
});

test('a wheel of the site that an earlier version kept during a sign-in becomes one of the visitor', async () => {
  const early = { ...newWheel(), name: 'Yes or no?', source: 'cms', cmsOriginalId: 'site' } as const;
  const shelf = await openShelf(() => {});
  await shelf.change('content:site', () => ({ record: { ...newRecord(early), key: 'content:site' } }));
  stop = await startLibrary(() => {});
  const library = await openLibrary();
  const listed = async () => (await library.cards()).filter(({ name }) => name === 'Yes or no?');
  await expect.poll(async () => (await listed()).map(({ key }) => key)).not.toContain('content:site');
  expect(await listed()).toHaveLength(1);
});
