import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { newWheel } from '../wheel/document/new-wheel';
import { wheelStore } from '../wheel/store';
import { openLibrary, startLibrary } from './library';

const persist = vi.fn(async () => true);
let stop: () => void;

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test('the browser is asked to keep the wheels with the first own change, once', async () => {
  vi.stubGlobal('navigator', { ...navigator, storage: { persist } });
  stop = await startLibrary(() => {});
  wheelStore.getState().replaceWheel({ ...newWheel(), source: 'cms' });
  wheelStore.getState().addSlice('Tea');
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
