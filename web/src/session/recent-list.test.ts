import { afterEach, expect, it, vi } from 'vitest';
import { endSession, enterSession, recentListChanged, updateRecent } from './change-session';
import { readUser } from './read-user';
import { sessionStore } from './session-state';

const user = readUser({ id: '1', name: 'Ada' });
const sources: unknown[] = [];
const listen = (event: Event) => sources.push((event as CustomEvent).detail.source);

afterEach(() => {
  endSession();
  sources.length = 0;
  window.removeEventListener(recentListChanged, listen);
});

it('takes over the list of an answer and says what it was about', () => {
  if (user) enterSession(user, []);
  window.addEventListener(recentListChanged, listen);
  updateRecent([{ id: 'a', name: 'Lunch' }, 'b'], 'wheel_save');
  expect(sessionStore.getState().recent).toEqual([{ id: 'a', name: 'Lunch' }, { id: 'b' }]);
  expect(JSON.parse(sessionStorage.getItem('mruList') ?? '')).toHaveLength(2);
  updateRecent([], 'wheel_delete');
  expect(sessionStore.getState().recent).toEqual([]);
  expect(sources).toEqual(['wheel_save', 'wheel_delete']);
});

it('leaves the list alone when the response has none, or the user has signed out', () => {
  if (user) enterSession(user, [{ id: 'a' }]);
  updateRecent(undefined, 'wheel_load');
  expect(sessionStore.getState().recent).toEqual([{ id: 'a' }]);
  endSession();
  vi.spyOn(window, 'dispatchEvent');
  updateRecent(['b'], 'wheel_load');
  expect(window.dispatchEvent).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('mruList')).toBeNull();
});
