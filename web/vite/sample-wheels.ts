import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { contentWheelFolder, readThemes, themesFile } from '../../tools/web/content-file.ts';
import { readContentWheels, sampleIn } from '../../tools/web/content-wheel.ts';
import { isLanguageCode, type LanguageCode, languageCodes } from '../src/i18n/languages.ts';

const publicName = 'virtual:sample-wheels';
const resolvedName = `\0${publicName}`;
const part = /virtual:sample-wheels\/(first|all)\/([\w-]+)$/;

/** The module with the first sample of a language, as the build's manifest names it. */
export const firstSampleSource = (language: LanguageCode) => `${publicName}/first/${language}`;

/** Sample wheels have their language in their file name, as texts do. */
export function sampleFileName(moduleId: string): string | undefined {
  const [, which, language] = part.exec(moduleId) ?? [];
  return language && `text-${language}-${which === 'first' ? 'sample' : 'samples'}`;
}

/** The sample wheels of `content/`, one language at a time, and the first of them separately for the first visit. */
export const sampleWheelsPlugin = (): Plugin => ({
  name: 'wheelwright-sample-wheels',
  resolveId: (id) => (id.startsWith(publicName) ? `\0${id}` : undefined),
  async load(id) {
    if (id === resolvedName) return loaders();
    const [, which, language] = id.startsWith(resolvedName) ? (part.exec(id) ?? []) : [];
    if (!isLanguageCode(language)) return undefined;
    this.addWatchFile(themesFile);
    for (const file of readdirSync(contentWheelFolder)) this.addWatchFile(join(contentWheelFolder, file));
    const themes = await readThemes();
    const samples = (await readContentWheels()).map(({ wheel }) => sampleIn(wheel, language, themes));
    return `export default ${JSON.stringify(which === 'first' ? samples[0] : samples)}`;
  },
});

function loaders(): string {
  const byLanguage = (which: string) =>
    languageCodes.map((code) => `'${code}': () => import('${publicName}/${which}/${code}')`).join(',\n');
  return `export const first = {${byLanguage('first')}};\nexport const all = {${byLanguage('all')}};`;
}
