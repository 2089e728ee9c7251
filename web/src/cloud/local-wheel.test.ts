import { afterEach, expect, it, vi } from 'vitest';
import { loadSamples } from '../stage/load-samples';
import { findLocalWheel } from './local-wheel';

afterEach(() => vi.restoreAllMocks());

const found = async (language: 'en' | 'de', slug: string | undefined) => {
  const wheel = await findLocalWheel({ language, slug }, loadSamples);
  return wheel && [wheel.sample.wheel.templateName, wheel.sample.name, wheel.isLanguageFallback];
};

it('finds a wheel by its slug in the address’s language', async () => {
  expect(await found('en', 'yes-or-no')).toEqual(['yes-or-no', 'Yes or no?', false]);
  expect(await found('de', 'ja-oder-nein')).toEqual(['yes-or-no', 'Ja oder nein?', false]);
});

it('then by its English slug, in the address’s language, and says so', async () => {
  expect(await found('de', 'yes-or-no')).toEqual(['yes-or-no', 'Ja oder nein?', true]);
  expect(await found('en', 'ja-oder-nein')).toEqual(await found('en', undefined));
});

it.each([undefined, 'no-such-wheel', '', '__proto__'])('for %s it is the first of all', async (slug) => {
  const [first] = await loadSamples('de');
  const wheel = await findLocalWheel({ language: 'de', slug }, loadSamples);
  expect(wheel).toEqual({ sample: first, isLanguageFallback: false, isDefault: true });
});

it('is null, and says so in the log, when there are no samples at all', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await findLocalWheel({ language: 'de', slug: 'x' }, async () => [])).toBeNull();
  expect(logged).toHaveBeenCalledExactlyOnceWith('Default wheel not found in collection');
});
