import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LanguageCode, languageCodes } from '../../web/src/i18n/languages.ts';
import { type Texts, translationFaults } from './translation-faults.ts';

const locales = join(import.meta.dirname, '../../web/src/i18n/locales');

const sectionsOf = async (language: LanguageCode) => (await readdir(join(locales, language))).sort();
const textsOf = async (language: LanguageCode, section: string): Promise<Texts> =>
  JSON.parse(await readFile(join(locales, language, section), 'utf8'));

const sections = await sectionsOf('en');
const faults: string[] = [];
for (const language of languageCodes) {
  const present = await sectionsOf(language);
  for (const section of sections.filter((name) => !present.includes(name))) {
    faults.push(`${language}/${section} is missing`);
  }
  for (const section of present) {
    const english = sections.includes(section) ? await textsOf('en', section) : {};
    const found = translationFaults(english, await textsOf(language, section), language);
    faults.push(...found.map((fault) => `${language}/${section}: ${fault}`));
  }
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${languageCodes.length} languages, ${sections.length} sections: complete`);
