import { afterEach, expect, test, vi } from 'vitest';
import { isForgetful } from './persistence';

afterEach(() => vi.unstubAllGlobals());

const use = (vendor: string, isInstalled: boolean, persisted?: () => Promise<boolean>) => {
  vi.stubGlobal('navigator', { vendor, storage: persisted && { persisted } });
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
};

test.each([
  ['Safari', 'Apple Computer, Inc.', false, async () => false, true],
  ['an older Safari, which has no storage to ask', 'Apple Computer, Inc.', false, undefined, true],
  [
    'one that refuses to answer',
    'Apple Computer, Inc.',
    false,
    () => Promise.reject(new Error('denied')),
    true,
  ],
  ['Safari that keeps the site for good', 'Apple Computer, Inc.', false, async () => true, false],
  ['the Home Screen', 'Apple Computer, Inc.', true, async () => false, false],
  ['Chromium', 'Google Inc.', false, async () => false, false],
  ['Firefox', '', false, async () => false, false],
])(
  'whether wheels are deleted after a week without a visit: %s',
  async (_who, vendor, isInstalled, persisted, is) => {
    use(vendor, isInstalled, persisted);
    expect(await isForgetful()).toBe(is);
  },
);
