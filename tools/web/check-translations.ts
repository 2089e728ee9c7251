import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LanguageCode, languageCodes } from '../../web/src/i18n/languages.ts';
import { copiesOfCommon, repeatedKeys, type Texts, translationFaults } from './translation-faults.ts';

const locales = join(import.meta.dirname, '../../web/src/i18n/locales');

const sectionsOf = async (language: LanguageCode) => (await readdir(join(locales, language))).sort();
const fileOf = (language: LanguageCode, section: string) =>
  readFile(join(locales, language, section), 'utf8');
const textsOf = async (language: LanguageCode, section: string): Promise<Texts> =>
  JSON.parse(await fileOf(language, section));

const sections = await sectionsOf('en');
const faults: string[] = [];
const all: Record<string, Texts>[] = [];
for (const language of languageCodes) {
  const present = await sectionsOf(language);
  for (const section of sections.filter((name) => !present.includes(name))) {
    faults.push(`${language}/${section} is missing`);
  }
  const texts: Record<string, Texts> = {};
  all.push(texts);
  for (const section of present) {
    texts[section.replace('.json', '')] = await textsOf(language, section);
    const repeated = repeatedKeys(await fileOf(language, section)).map((key) => `${key} is given twice`);
    const english = sections.includes(section) ? await textsOf('en', section) : {};
    const found = translationFaults(english, await textsOf(language, section), language);
    faults.push(...[...repeated, ...found].map((fault) => `${language}/${section}: ${fault}`));
  }
}
faults.push(...copiesOfCommon(all));

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${languageCodes.length} languages, ${sections.length} sections: complete`);
