import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { contentWheelFolder, readThemes, themesFile } from '../../tools/web/content-file.ts';
import { readContentWheels, sampleIn } from '../../tools/web/content-wheel.ts';
import { isLanguageCode, type LanguageCode, languageCodes } from '../src/i18n/languages.ts';

const publicName = 'virtual:sample-wheels';
const resolvedName = `\0${publicName}`;
const part = /virtual:sample-wheels\/([\w-]+)$/;

/** Sample wheels have their language in their file name, as texts do. */
export function sampleFileName(moduleId: string): string | undefined {
  const [, language] = part.exec(moduleId) ?? [];
  return language && `text-${language}-samples`;
}

/** The files that sample wheels are made from. */
export const sampleSources = (): string[] => [
  themesFile,
  ...readdirSync(contentWheelFolder).map((file) => join(contentWheelFolder, file)),
];

/** The sample of a first visit. */
export const firstSample = async (language: LanguageCode) => (await samplesIn(language))[0];

/** The sample wheels of `content/`, one language at a time. The first of them is also among the first texts. */
export const sampleWheelsPlugin = (): Plugin => ({
  name: 'wheelwright-sample-wheels',
  resolveId: (id) => (id.startsWith(publicName) ? `\0${id}` : undefined),
  async load(id) {
    if (id === resolvedName) return loaders();
    const [, language] = id.startsWith(resolvedName) ? (part.exec(id) ?? []) : [];
    if (!isLanguageCode(language)) return undefined;
    for (const file of sampleSources()) this.addWatchFile(file);
    return `export default ${JSON.stringify(await samplesIn(language))}`;
  },
});

async function samplesIn(language: LanguageCode) {
  const themes = await readThemes();
  return (await readContentWheels()).map(({ wheel }) => sampleIn(wheel, language, themes));
}

function loaders(): string {
  const byLanguage = languageCodes.map((code) => `'${code}': () => import('${publicName}/${code}')`);
  return `export const all = {${byLanguage.join(',\n')}};`;
}
