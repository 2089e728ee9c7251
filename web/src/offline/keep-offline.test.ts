import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeLanguage, startI18n } from '../i18n/i18n';
import { keepOffline } from './keep-offline';

const postMessage = vi.fn();
const register = vi.fn(async () => ({ installing: { postMessage }, waiting: null, active: null }));
let stop: () => void;

beforeEach(async () => {
  vi.clearAllMocks();
  await startI18n('de');
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('waits until the page has settled, then sends the language and every later one', async () => {
  stop = keepOffline(true);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5000);
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(postMessage).toHaveBeenLastCalledWith({ keep: 'de', sparing: false });
  await changeLanguage('it');
  expect(postMessage).toHaveBeenLastCalledWith({ keep: 'it', sparing: false });
});

it('respects the browser’s data saver', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  stop = keepOffline(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(postMessage).toHaveBeenLastCalledWith({ keep: 'de', sparing: true });
  Reflect.deleteProperty(navigator, 'connection');
});

it('does nothing in development, and nothing once stopped', async () => {
  stop = keepOffline(false);
  keepOffline(true)();
  await vi.advanceTimersByTimeAsync(5000);
  expect(register).not.toHaveBeenCalled();
});
