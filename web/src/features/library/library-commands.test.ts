import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openedWith } from '../../components/dialog/open-dialog';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { openLibrary, startLibrary } from '../../library/library';
import type { WheelCard } from '../../library/wheel-record';
import { becomeGuest } from '../../session/session-state';
import { newWheel } from '../../wheel/document/new-wheel';
import { storedWheel } from '../../wheel/keeping/stored-wheel';
import { wheelStore } from '../../wheel/store';
import { duplicateKept, openKept, removeKept, renameKept } from './library-commands';
import { emptyLibrary, keepWheels, namesKept } from './testing/kept-wheels';

let stop = () => {};
const stageName = () => wheelStore.getState().wheel.name;
const card = async (name: string) =>
  (await (await openLibrary()).cards()).find((each) => each.name === name) as WheelCard;
const show = async (name: string) => (await openLibrary()).show((await card(name)).key);
const undo = () => toastStore.getState().toasts.at(-1)?.action?.run();

beforeEach(async () => {
  localStorage.clear();
  becomeGuest();
  toastStore.setState({ toasts: [] });
  await startI18n('en');
  wheelStore.getState().replaceWheel(newWheel());
  stop = await startLibrary(() => {});
  await emptyLibrary();
  await keepWheels('Lunch', 'Dinner', 'Party');
});
afterEach(() => stop());

it('opens a wheel with its results, and asks first where the one on the stage has changes', async () => {
  expect(await openKept(await card('Dinner'))).toBe(true);
  expect(stageName()).toBe('Dinner');
  wheelStore.getState().addSlice('Pizza');
  const opening = openKept(await card('Lunch'));
  await expect.poll(() => openedWith('question')?.title).toBe('Switch wheels?');
  openedWith('question')?.answer(false);
  expect(await opening).toBe(false);
  expect(stageName()).toBe('Dinner');
});

it('says so when this browser’s storage is blocked', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const kept = await card('Dinner');
  const read = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(await openKept(kept)).toBe(false);
  expect(toastStore.getState().toasts.at(-1)?.kind).toBe('error');
  for (const spy of [error, read]) spy.mockRestore();
});

it('takes a deleted wheel off the stage for the one that was used before it, and undo brings it back to the list', async () => {
  await show('Lunch');
  wheelStore.getState().addSlice('Pizza');
  await removeKept(await card('Lunch'));
  expect(stageName()).toBe('Dinner');
  expect((await namesKept()).sort()).toEqual(['Dinner', 'Party']);
  wheelStore.getState().addSlice('Soup');
  expect((await namesKept()).sort()).toEqual(['Dinner', 'Party']);
  undo();
  await expect.poll(async () => (await namesKept()).sort()).toEqual(['Dinner', 'Lunch', 'Party']);
  expect((await card('Lunch')).choices).toBe(1);
  expect(stageName()).toBe('Dinner');
});

it('leaves a new wheel on the stage when the last one is deleted', async () => {
  await show('Lunch');
  for (const name of ['Dinner', 'Party', 'Lunch']) await removeKept(await card(name));
  expect(await namesKept()).toEqual([]);
  expect(wheelStore.getState().wheel).toMatchObject({ name: 'New wheel', slices: [] });
});

it('takes a deleted wheel out of what the next visit shows', async () => {
  const library = await openLibrary();
  const stored = storedWheel(() => {});
  const kept = await library.read((await card('Party')).key);
  if (kept) stored.write(kept.record.document);
  await removeKept(await card('Party'));
  expect(stored.read()?.name).toBe('Lunch');
});

it('renames and duplicates, on the stage or not', async () => {
  await show('Lunch');
  await renameKept(await card('Lunch'), ' Brunch ');
  await renameKept(await card('Dinner'), 'Supper');
  await expect.poll(stageName).toBe('Brunch');
  await duplicateKept(await card('Supper'));
  expect((await namesKept()).sort()).toEqual(['Brunch', 'Party', 'Supper', 'Supper (copy)']);
  expect(stageName()).toBe('Brunch');
});
