import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { firstSections } from '../src/i18n/first-sections.ts';
import { isLanguageCode, type LanguageCode, languageCodes } from '../src/i18n/languages.ts';
import { firstSample, sampleSources } from './sample-wheels.ts';

const publicName = 'virtual:first-texts';
const resolvedName = `\0${publicName}`;
const part = /virtual:first-texts\/([\w-]+)$/;
const locales = join(import.meta.dirname, '../src/i18n/locales');

/** The module with the first view's texts in a language, as the build's manifest names it. */
export const firstTextsSource = (language: LanguageCode) => `${publicName}/${language}`;

/** As all text files, these have their language in their name. */
export function firstTextsFileName(moduleId: string): string | undefined {
  const [, language] = part.exec(moduleId) ?? [];
  return language && `text-${language}-first`;
}

/** What the first view says in a language, joined into one file: its sections and the sample wheel of a first visit. */
export const firstTextsPlugin = (): Plugin => ({
  name: 'wheelwright-first-texts',
  resolveId: (id) => (id.startsWith(publicName) ? `\0${id}` : undefined),
  async load(id) {
    if (id === resolvedName) return loaders();
    const [, language] = id.startsWith(resolvedName) ? (part.exec(id) ?? []) : [];
    if (!isLanguageCode(language)) return undefined;
    const files = firstSections.map((section) => join(locales, language, `${section}.json`));
    for (const file of [...files, ...sampleSources()]) this.addWatchFile(file);
    return `export const sections = ${sectionsIn(files)};\nexport const sample = ${JSON.stringify(await firstSample(language))};`;
  },
});

const sectionsIn = (files: readonly string[]) =>
  `{${files.map((file, index) => `${firstSections[index]}: ${readFileSync(file, 'utf8')}`).join(',\n')}}`;

function loaders(): string {
  const byLanguage = languageCodes.map((code) => `'${code}': () => import('${firstTextsSource(code)}')`);
  return `export const firstTexts = {${byLanguage.join(',\n')}};`;
}
