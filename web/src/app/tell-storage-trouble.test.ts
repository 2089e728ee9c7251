import { beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '../components/toasts/notify';
import { startI18n } from '../i18n/i18n';
import { loadTexts } from '../i18n/load-texts';
import { tellStorageTrouble } from './tell-storage-trouble';

const toast = () => toastStore.getState().toasts.at(-1);

beforeEach(async () => {
  await startI18n('en');
  await loadTexts('storage');
});

test.each([
  ['blocked', /won’t let the page save anything/],
  ['full', /storage is full/],
  ['lost', /lost its connection.*changes are noted/],
] as const)('a %s storage is said until the message is closed', (kind, sentence) => {
  tellStorageTrouble({ kind });
  expect(toast()?.text).toMatch(sentence);
  expect(toast()?.duration).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ['no-wheel', /couldn’t be read.*nothing was deleted/],
  ['newer', /newer version.*nothing was deleted/],
] as const)('a wheel set aside (%s) can be downloaded as it was', async (reason, sentence) => {
  const createObjectURL = vi.fn((_file: Blob) => 'blob:wheel');
  vi.stubGlobal('URL', { createObjectURL, revokeObjectURL: () => {} });
  tellStorageTrouble({ kind: 'set-aside', reason, text: '{broken' });
  expect(toast()?.text).toMatch(sentence);
  toast()?.action?.run();
  expect(await createObjectURL.mock.lastCall?.[0].text()).toBe('{broken');
  vi.unstubAllGlobals();
});

test('a database that is refused is said, unless everything is refused and that was said', async () => {
  vi.resetModules();
  const { toastStore: toasts } = await import('../components/toasts/notify');
  const { startI18n: start } = await import('../i18n/i18n');
  const { tellStorageTrouble: tell } = await import('./tell-storage-trouble');
  const { loadTexts: load } = await import('../i18n/load-texts');
  await start('en');
  await load('storage');
  tell({ kind: 'memory' });
  tell({ kind: 'memory' });
  expect(toasts.getState().toasts.map(({ text }) => text)).toEqual([
    expect.stringMatching(/only the wheel you see/),
  ]);
  tell({ kind: 'kept' });
  expect(toasts.getState().toasts).toEqual([]);
  tell({ kind: 'blocked' });
  toasts.setState({ toasts: [] });
  tell({ kind: 'memory' });
  expect(toasts.getState().toasts).toEqual([]);
});
