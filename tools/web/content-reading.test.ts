import { expect, it } from 'vitest';
import { readThemes } from './content-file.ts';
import { readContentSets } from './content-idea.ts';
import { contentSetFaults } from './content-idea-faults.ts';
import { readContentReadings, readingFaults } from './content-reading.ts';

const real = await readContentReadings();
const sets = await readContentSets();
const themes = await readThemes();

it('finds nothing wrong with the reading words and the sets that are there', () => {
  expect(readingFaults(real)).toEqual([]);
  expect(contentSetFaults(sets, themes)).toEqual([]);
});

it('finds a language without words, and words that one language lacks', () => {
  expect(readingFaults(real.filter(({ file }) => file !== 'nl'))).toEqual([
    'reading: there are no words for nl',
  ]);
  const broken = real.map(({ file, reading }) => ({
    file,
    reading: file === 'fr' ? { ...reading, stop: [], language: 'de' } : reading,
  }));
  expect(readingFaults(broken)).toEqual([
    'reading/fr: its language is not the name of its file',
    'reading/fr: it has no stop',
  ]);
});

it('finds a set with a single choice', () => {
  const coin = structuredClone(sets.filter(({ file }) => file === 'coin'));
  if (coin[0]) coin[0].idea.languages.en.choices = ['Heads'];
  expect(contentSetFaults(coin, themes)).toEqual(['coin: en has fewer than 2 choices']);
});
