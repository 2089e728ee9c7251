import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n/i18n';
import { becomeGuest } from '../session/session-state';
import type { Wheel } from '../wheel/document/document';
import { newWheel } from '../wheel/document/new-wheel';
import { storedWheel, textOfWheel } from '../wheel/keeping/stored-wheel';
import { linkTo } from '../wheel/link/wheel-link';
import { hasWheelLink, openLaterLinks } from './wheel-link-address';

const theirs: Wheel = {
  ...newWheel(),
  name: 'Theirs',
  slices: ['Ada', 'Bo'].map((text) => ({ guid: text, text, active: true, weight: 1 })),
};
const hashOf = async (wheel: Wheel) =>
  new URL((await linkTo(wheel, 'https://w.example/en/'))?.address ?? '').hash;

/** A new page on the same browser. */
async function open(hash: string, path = '/en/?x=1') {
  vi.resetModules();
  window.history.replaceState(null, '', path + hash);
  const { findWheel } = await import('./find-wheel');
  const { routeOf } = await import('./routes');
  const { startI18n: start } = await import('../i18n/i18n');
  const { becomeGuest: asGuest } = await import('../session/session-state');
  await start('en');
  asGuest();
  const found = await findWheel(
    routeOf(window.location),
    storedWheel(() => {}),
  );
  const { openLibrary } = await import('../library/library');
  return { found, library: await openLibrary() };
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  becomeGuest();
  await startI18n('en');
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('makes a copy in the library and leaves the address, so that a reload makes no second one', async () => {
  const { found, library } = await open(await hashOf(theirs));
  expect(found).toMatchObject({ from: 'link', missed: null, wheel: { name: 'Theirs' } });
  expect(found.wheel.id).not.toBe(theirs.id);
  expect(window.location.href).toMatch(/\/en\/\?x=1$/);
  expect(await library.cards()).toMatchObject([{ key: found.wheel.id, name: 'Theirs', choices: 2 }]);
});

it('shows the same copy again unless that was changed', async () => {
  const hash = await hashOf(theirs);
  const first = await open(hash);
  const second = await open(hash);
  expect(second.found.wheel.id).toBe(first.found.wheel.id);
  await second.library.change(second.found.wheel.id ?? '', (record) => ({
    record: { ...record, document: { ...record.document, effect: 'snow' } },
  }));
  const third = await open(hash);
  expect(third.found.wheel).not.toMatchObject({ id: first.found.wheel.id });
  expect(third.found.wheel.effect).toBe('fireworks');
  expect(await third.library.cards()).toHaveLength(2);
});

it('keeps the visitor’s own wheel beside it', async () => {
  localStorage.setItem('wheelConfig', textOfWheel({ ...newWheel(), id: 'own', name: 'Own' }));
  const { library } = await open(await hashOf(theirs));
  expect((await library.cards()).map(({ name }) => name).sort()).toEqual(['Own', 'Theirs']);
});

it('shows the visitor’s own wheel where the link can’t be read, and says why', async () => {
  localStorage.setItem('wheelConfig', textOfWheel({ ...newWheel(), id: 'own', name: 'Own' }));
  const broken = await open('#w=1.AAAA');
  expect(broken.found).toMatchObject({ from: 'stored', missed: 'link', problem: 'broken' });
  expect(broken.found.wheel.name).toBe('Own');
  expect(hasWheelLink()).toBe(false);
  const newer = await open('#w=2.AAAA');
  expect(newer.found).toMatchObject({ from: 'stored', missed: 'link', problem: 'newer' });
  expect(hasWheelLink(), 'a reload may fetch a page that reads it').toBe(true);
});

it('stays in the address where the browser stores nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('indexedDB', undefined);
  const hash = await hashOf(theirs);
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
  const { found } = await open(hash);
  storage.mockRestore();
  expect(found).toMatchObject({ from: 'link', wheel: { name: 'Theirs' } });
  expect(hasWheelLink()).toBe(true);
  await open(hash);
  expect(hasWheelLink(), 'local storage keeps the wheel on the stage').toBe(false);
});

it('is not for addresses that name another wheel', async () => {
  const { found } = await open(await hashOf(theirs), '/en/wheels/yes-or-no');
  expect(found).toMatchObject({ from: 'slug', missed: null });
});

it('loads the page anew when a link is put into its address', () => {
  const reload = vi.fn();
  const stop = openLaterLinks(reload);
  window.history.replaceState(null, '', '/en/#salt=x');
  window.dispatchEvent(new Event('hashchange'));
  expect(reload).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/en/#w=1.x');
  window.dispatchEvent(new Event('hashchange'));
  expect(reload).toHaveBeenCalledOnce();
  stop();
});
