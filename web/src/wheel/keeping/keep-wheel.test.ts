import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newWheel } from '../document/new-wheel';
import { createWheelStore, type WheelStore } from '../store';
import { slicesOf } from '../testing/slices';
import { keepWheel, wheelChanged } from './keep-wheel';
import { storedWheel } from './stored-wheel';

let store: WheelStore;
let stop: () => void;
const storedTexts = (): string[] =>
  JSON.parse(localStorage.getItem('wheelConfig') ?? '{"wheel-definition":{"slices":[]}}')[
    'wheel-definition'
  ].slices.map((slice: { text: string }) => slice.text);

beforeEach(() => {
  localStorage.clear();
  store = createWheelStore();
  stop = keepWheel(
    store,
    storedWheel(() => {}),
  );
});
afterEach(() => stop());

test('nothing is stored before the first change', () => {
  expect(localStorage.getItem('wheelConfig')).toBeNull();
});

test('a change is stored at once and announced', () => {
  const announced = vi.fn();
  window.addEventListener(wheelChanged, announced, { once: true });
  store.getState().addSlice('Dumplings');
  expect(storedTexts()).toEqual(['Dumplings']);
  expect(announced).toHaveBeenCalledOnce();
});

test('once stopped it stores nothing more', () => {
  stop();
  store.getState().addSlice('Dumplings');
  expect(localStorage.getItem('wheelConfig')).toBeNull();
});

const large = () => ({ ...newWheel(), slices: slicesOf(2000) });

test('a large wheel is stored after the screen has answered', async () => {
  store.getState().replaceWheel(large());
  store.getState().addSlice('Dumplings');
  expect(localStorage.getItem('wheelConfig')).toBeNull();
  await expect.poll(storedTexts).toHaveLength(2001);
});

test('a large wheel is stored when the page goes, without waiting', () => {
  store.getState().replaceWheel(large());
  window.dispatchEvent(new Event('pagehide'));
  expect(storedTexts()).toHaveLength(2000);
});

test('a log without news stores nothing: another tab may have stored a newer wheel', () => {
  store.getState().replaceWheel({ ...newWheel(), results: {} });
  localStorage.setItem('wheelConfig', 'stored elsewhere');
  const { wheel, followLog } = store.getState();
  followLog({ base: { history: [], totalWheelSpins: 0 }, entries: [] });
  expect(store.getState().wheel).toBe(wheel);
  expect(localStorage.getItem('wheelConfig')).toBe('stored elsewhere');
});
