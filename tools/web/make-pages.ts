import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LanguageCode, languages } from '../../web/src/i18n/languages.ts';
import { firstTextsSource } from '../../web/vite/first-texts.ts';
import { fillPage, version } from './page-template.ts';
import { type Manifest, scriptsFor } from './scripts-for.ts';

const locales = join(import.meta.dirname, '../../web/src/i18n/locales');

export async function pageTexts(language: LanguageCode) {
  const textsOf = async (section: string) =>
    JSON.parse(await readFile(join(locales, language, `${section}.json`), 'utf8'));
  return { ...(await textsOf('page')), ...(await textsOf('start')) };
}

/** What is shown until the program has started, by language. */
type FirstStages = Record<LanguageCode, string>;

/** Marks what the server replaces on pages that show another wheel, or none. */
const inMarks = (stage: string) => `<!--stage-->${stage}<!--/stage-->`;
const noStage = /<p class="boot"[^>]*>.*?<\/p>/;

/** Turns the one built page into `pages/{lang}.html`, so that the HTML is already in the path's language. */
export async function makePages(folder: string, manifest: Manifest, stages: FirstStages): Promise<void> {
  const built = join(folder, 'index.html');
  const template = await readFile(built, 'utf8');
  await mkdir(join(folder, 'pages'), { recursive: true });
  for (const language of languages) {
    const files = scriptsFor(manifest, [firstTextsSource(language.code)]).map((file) => `/${file}`);
    const texts = { ...(await pageTexts(language.code)), texts: files.join(' '), version };
    const page = fillPage(template, language, texts).replace(noStage, () => inMarks(stages[language.code]));
    await writeFile(join(folder, 'pages', `${language.code}.html`), page);
  }
  await rm(built);
}

/** The overlay's page in each language, beside the page itself. */
export async function makeOverlays(folder: string): Promise<void> {
  const built = join(folder, 'overlay.html');
  const template = await readFile(built, 'utf8');
  await mkdir(join(folder, 'pages/overlay'), { recursive: true });
  for (const language of languages) {
    const file = join(locales, language.code, 'overlay.json');
    const page = fillPage(template, language, JSON.parse(await readFile(file, 'utf8')));
    await writeFile(join(folder, 'pages/overlay', `${language.code}.html`), page);
  }
  await rm(built);
}
