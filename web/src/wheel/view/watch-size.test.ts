import { afterEach, expect, test, vi } from 'vitest';
import { watchSize } from './watch-size';

afterEach(() => vi.unstubAllGlobals());

test('a screen that becomes a phone has other labels, although the wheel keeps its size', () => {
  const queries = new Map<string, EventTarget>();
  vi.stubGlobal('matchMedia', (query: string) => {
    const target = queries.get(query) ?? new EventTarget();
    queries.set(query, target);
    return target;
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  const changed = vi.fn();
  const stop = watchSize(document.createElement('div'), changed);
  const cross = (width: number) => queries.get(`(max-width: ${width}px)`)?.dispatchEvent(new Event('change'));
  cross(575);
  cross(767);
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  cross(575);
  expect(changed).toHaveBeenCalledTimes(2);
});
