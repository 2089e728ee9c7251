import type { Slice } from '../document/document';

let made = 0;

export function sliceOf(given: Partial<Slice> = {}): Slice {
  made += 1;
  return { guid: `guid-${made}`, text: `Choice ${made}`, active: true, weight: 1, ...given };
}

export const slicesOf = (count: number, weight: (index: number) => number = () => 1): Slice[] =>
  Array.from({ length: count }, (_, index) => sliceOf({ weight: weight(index) }));
