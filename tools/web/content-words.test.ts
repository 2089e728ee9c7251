import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type LanguageCode, languageCodes } from '../../web/src/i18n/languages.ts';
import { bannedWords } from './glossary.ts';

const content = join(import.meta.dirname, '../../content');
const files = ['wheels', 'legal'].flatMap((folder) =>
  readdirSync(join(content, folder)).map((file) => join(folder, file)),
);

/** Every text but the choices, which may be any word there is. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    key === 'choices' && Array.isArray(inside) ? [] : textsIn(inside),
  );
};

it.each([...files, 'gallery.json'])('%s keeps to the product’s words', (file) => {
  const { languages } = JSON.parse(readFileSync(join(content, file), 'utf8'));
  const found = languageCodes.flatMap((language: LanguageCode) =>
    textsIn(languages[language]).flatMap((text) =>
      bannedWords(text, language).map((fault) => `${language}: ${fault}`),
    ),
  );
  expect(found).toEqual([]);
});
