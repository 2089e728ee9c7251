import { expect, it } from 'vitest';
import { languageCodes } from '../../i18n/languages';
import { loadSamples } from '../../stage/load-samples';
import { findSamples } from './SampleGallery';

const found = async (language: 'en' | 'fr' | 'de', query: string) =>
  findSamples(await loadSamples(language), query).map(({ wheel }) => wheel.templateName);

it('finds by name, description and choices', async () => {
  expect(await found('en', 'baby')).toEqual(['baby-names']);
  expect(await found('en', 'guessing games')).toContain('numbers-1-to-100');
  expect(await found('en', 'pizza')).toContain('whats-for-lunch');
});

it('needs neither accents nor capitals, and every word', async () => {
  expect(await found('fr', 'PRENOMS bebe')).toEqual(['baby-names']);
  expect(await found('de', 'munze')).toEqual(['coin-flip']);
  expect(await found('en', 'baby pizza')).toEqual([]);
});

it('finds all when nothing is asked', async () => {
  expect(await found('en', '  ')).toHaveLength((await loadSamples('en')).length);
});

it.each(languageCodes)('has the same samples in %s', async (language) => {
  const names = async (code: typeof language) =>
    (await loadSamples(code)).map(({ wheel }) => wheel.templateName);
  expect(await names(language)).toEqual(await names('en'));
});
