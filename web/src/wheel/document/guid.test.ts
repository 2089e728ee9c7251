import { expect, test, vi } from 'vitest';
import { isGuid, newGuid } from './guid';

test('ids are v4 and do not repeat', () => {
  const ids = Array.from({ length: 500 }, newGuid);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(500);
});

test('works where crypto.randomUUID is absent, as on plain http', () => {
  const original = crypto.randomUUID;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  expect(newGuid()).toHaveLength(36);
  Object.defineProperty(crypto, 'randomUUID', { value: original, configurable: true });
  vi.restoreAllMocks();
});

test('works where a browser has no cryptographic source at all', () => {
  vi.stubGlobal('crypto', undefined);
  expect(isGuid(newGuid())).toBe(true);
  vi.unstubAllGlobals();
});
