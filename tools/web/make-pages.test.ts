import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { languageCodes } from '../../web/src/i18n/languages.ts';
import { firstTextsSource } from '../../web/vite/first-texts.ts';
import { makePages, pageTexts } from './make-pages.ts';
import { version } from './page-template.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await writeFile(
    join(folder, 'index.html'),
    '<html lang="{{locale}}" data-texts="{{texts}}" data-version="{{version}}"><title>{{title}}</title><p class="boot" data-boot>Wheelwright</p>',
  );
});
afterEach(() => rm(folder, { recursive: true }));

const manifest = Object.fromEntries(
  languageCodes.map((code) => [firstTextsSource(code), { file: `text-${code}-first.js` }]),
);

const stages = Object.fromEntries(languageCodes.map((code) => [code, `<b>${code} $& </b>`])) as Record<
  (typeof languageCodes)[number],
  string
>;

it('makes one page for each of the nine languages and nothing else', async () => {
  await makePages(folder, manifest, stages);
  expect(await readdir(folder)).toEqual(['pages']);
  expect((await readdir(join(folder, 'pages'))).sort()).toEqual(
    ['de-ch', 'de', 'en-au', 'en', 'es', 'fr', 'it', 'nl', 'pt'].map((code) => `${code}.html`).sort(),
  );
});

it('writes the locale, the translated title, the text file of that language, the version and the first stage', async () => {
  await makePages(folder, manifest, stages);
  const german = await readFile(join(folder, 'pages/de-ch.html'), 'utf8');
  expect(german).toBe(
    `<html lang="de-CH" data-texts="/text-de-ch-first.js" data-version="${version}"><title>${(await pageTexts('de-ch')).title}</title><!--stage--><b>de-ch $& </b><!--/stage-->`,
  );
});
