import { beforeEach, expect, test, vi } from 'vitest';
import english from '../i18n/locales/en/sample.json';
import { createWheelStore } from './store';
import { keepWheel, readStoredWheel } from './stored-wheel';

beforeEach(() => localStorage.clear());

test('without a stored wheel the sample is shown and not yet stored', () => {
  const store = createWheelStore();
  keepWheel(store, english);
  expect(store.getState().config['wheel-definition'].name).toBe(english.name);
  expect(localStorage.getItem('wheelConfig')).toBeNull();
});

test('a change is stored, announced, and there again at the next visit', () => {
  const announced = vi.fn();
  window.addEventListener('wheel:changed', announced, { once: true });
  const store = createWheelStore();
  keepWheel(store, english);
  store.getState().addSlice('Dumplings');
  expect(announced).toHaveBeenCalledOnce();

  const nextVisit = createWheelStore();
  keepWheel(nextVisit, english);
  expect(nextVisit.getState().config).toEqual(store.getState().config);
});

test('once stopped it stores nothing more', () => {
  const store = createWheelStore();
  const stop = keepWheel(store, english);
  stop();
  store.getState().addSlice('Dumplings');
  expect(localStorage.getItem('wheelConfig')).toBeNull();
});

test.each(['{broken', '"text"', '[]', '{"id":"w"}'])('%s in the store counts as no wheel', (stored) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('wheelConfig', stored);
  expect(readStoredWheel(localStorage)).toBeNull();
  vi.restoreAllMocks();
});

test('a full browser storage is logged and the wheel lives on', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const store = createWheelStore();
  keepWheel(store, english, full as unknown as Storage);
  store.getState().addSlice('Dumplings');
  expect(store.getState().config['wheel-definition'].slices).toHaveLength(9);
  expect(logged).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
