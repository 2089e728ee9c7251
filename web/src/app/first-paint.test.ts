import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstPaint } from './first-paint';

/** A browser that tells its paints when asked to. */
class Paints {
  static supportedEntryTypes = ['paint'];
  static tell: (name: string) => void = () => {};
  readonly disconnect = vi.fn();

  constructor(told: (list: { getEntriesByName: (name: string) => unknown[] }) => void) {
    Paints.tell = (painted) => told({ getEntriesByName: (name) => (name === painted ? [name] : []) });
  }
  observe() {}
}

const settled = vi.fn();
const isSettled = async () => {
  await vi.advanceTimersByTimeAsync(0);
  return settled.mock.calls.length > 0;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', Paints);
  settled.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('it waits for the first content on the screen, not for its background', async () => {
  void firstPaint().then(settled);
  Paints.tell('first-paint');
  expect(await isSettled()).toBe(false);
  Paints.tell('first-contentful-paint');
  expect(await isSettled()).toBe(true);
});

test('a frame that is not painted starts all the same', async () => {
  void firstPaint().then(settled);
  expect(await isSettled()).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).toHaveBeenCalledOnce();
});

test.each([
  ['a window in the background', () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['a browser that tells no paints', () => vi.stubGlobal('PerformanceObserver', { supportedEntryTypes: [] })],
])('%s does not wait', async (_, given) => {
  given();
  void firstPaint().then(settled);
  expect(await isSettled()).toBe(true);
});
