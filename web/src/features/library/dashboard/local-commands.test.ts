import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../api/testing/fake-api';
import { saveAndTell } from '../../../cloud/save-and-tell';
import { syncAll } from '../../../cloud/sync';
import { toastStore } from '../../../components/toasts/notify';
import { startI18n } from '../../../i18n/i18n';
import { loadTexts } from '../../../i18n/load-texts';
import { storedWheel } from '../../../wheel/keeping/stored-wheel';
import { fakeCloud } from '../testing/fake-cloud';
import { emptyLibrary, keepWheels, signInAs } from '../testing/kept-wheels';
import { openLocal } from './local-commands';
import { followSaves, wheelsStore } from './wheels-of-user';

const local = (id: string, name: string) => ({ id, name, updatedAt: 1, sliceCount: 0, colors: [] });
const toast = () => toastStore.getState().toasts.at(-1);
const listed = () => wheelsStore.getState().wheels?.map(({ id }) => id);

const cloud = () =>
  fakeCloud({
    'GET /api/wheels': {
      body: { success: true, wheels: [local('listed', '')], pagination: { totalPages: 1 } },
    },
  });

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  toastStore.setState({ toasts: [] });
  wheelsStore.setState({ wheels: undefined, deleted: new Set() });
  await startI18n('en');
  await loadTexts('dashboard');
  await emptyLibrary();
  signInAs('1');
});
afterEach(() => vi.unstubAllGlobals());

it('opens a wheel of this browser on the start page', async () => {
  const [key = ''] = await keepWheels('Lunch');
  const go = vi.fn();
  await openLocal(local(key, 'Lunch'), go);
  expect(go).toHaveBeenCalledWith('/en/');
  expect(storedWheel(() => {}).read()?.id).toBe(key);
});

it('stays where the wheel is gone', async () => {
  const go = vi.fn();
  await openLocal(local('gone', 'Lunch'), go);
  expect(go).not.toHaveBeenCalled();
  expect(toast()?.kind).toBe('error');
});

it('lists a wheel that was saved here, also later', async () => {
  const [key = ''] = await keepWheels('Lunch');
  const stop = followSaves();
  fakeApi({ 'POST /api/wheel': 'offline' });
  await saveAndTell(key);
  expect(toast()?.text).toMatch(/^“Lunch” wasn’t saved. .* saves itself when you’re back/);
  expect(listed()).toBeUndefined();
  cloud();
  await syncAll();
  await vi.waitFor(() => expect(listed()).toEqual(['listed']));
  stop();
});
