import { beforeEach, expect, it } from 'vitest';
import { type LegalTexts, type NamedLegal, readContentLegal } from './content-legal.ts';
import { contentLegalFaults } from './content-legal-faults.ts';

const real = await readContentLegal();
let pages: NamedLegal[];
beforeEach(() => {
  pages = structuredClone(real);
});
const page = (name: string) => {
  const found = pages.find(({ file }) => file === name);
  if (!found) throw new Error(`No page ${name}`);
  return found;
};
const faults = () => contentLegalFaults(pages);

it('finds nothing wrong with the pages that are there', () => {
  expect(faults()).toEqual([]);
});

it('misses a page', () => {
  pages = pages.filter(({ file }) => file !== 'terms');
  expect(faults()).toEqual([
    'there is help and privacy and schools instead of help and privacy and schools and terms',
  ]);
});

const otherShape = 'has other sections, paragraphs or places than English';
const mistakes: [string, (texts: LegalTexts) => void, string][] = [
  ['an empty text', (texts) => Object.assign(texts, { intro: '' }), 'has an empty text'],
  ['markup', (texts) => Object.assign(texts, { title: '<b>' }), 'has markup'],
  ['an ß', (texts) => Object.assign(texts, { title: 'Groß' }), 'has an ß'],
  ['a missing section', (texts) => texts.sections.pop(), otherShape],
  ['a missing paragraph', (texts) => texts.sections[1]?.paragraphs.pop(), otherShape],
  ['a lost place', ({ sections }) => sections[0]?.paragraphs.splice(0, 1, 'Somebody.'), otherShape],
  [
    'a place that is none',
    ({ sections }) => sections[1]?.paragraphs.splice(0, 1, 'By {{owner}}.'),
    'has double braces that are no place: By {{owner}}.',
  ],
];
it.each(mistakes)('finds %s', (_name, make, fault) => {
  make(page('privacy').languages['de-ch']);
  expect(faults()).toEqual([`privacy: de-ch ${fault}`]);
});

it('misses a language', () => {
  Reflect.deleteProperty(page('terms').languages, 'nl');
  expect(faults()).toEqual(['terms: nl is missing']);
});
