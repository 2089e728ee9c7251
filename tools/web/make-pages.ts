import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstSections } from '../../web/src/i18n/first-sections.ts';
import { type LanguageCode, languages } from '../../web/src/i18n/languages.ts';
import { firstSampleSource } from '../../web/vite/sample-wheels.ts';
import { fillPage, version } from './page-template.ts';
import { type Manifest, scriptsFor } from './scripts-for.ts';

const locales = join(import.meta.dirname, '../../web/src/i18n/locales');

export async function pageTexts(language: LanguageCode) {
  return JSON.parse(await readFile(join(locales, language, 'page.json'), 'utf8'));
}

/** The sources of the texts on the first screen. */
export const textSources = (language: LanguageCode) => [
  ...firstSections.map((section) => `src/i18n/locales/${language}/${section}.json`),
  firstSampleSource(language),
];

/** Turns the one built page into `pages/{lang}.html`, so that the HTML is already in the path's language. */
export async function makePages(folder: string, manifest: Manifest): Promise<void> {
  const built = join(folder, 'index.html');
  const template = await readFile(built, 'utf8');
  await mkdir(join(folder, 'pages'), { recursive: true });
  for (const language of languages) {
    const files = scriptsFor(manifest, textSources(language.code)).map((file) => `/${file}`);
    const texts = { ...(await pageTexts(language.code)), texts: files.join(' '), version };
    await writeFile(join(folder, 'pages', `${language.code}.html`), fillPage(template, language, texts));
  }
  await rm(built);
}
