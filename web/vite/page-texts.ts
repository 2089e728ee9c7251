import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { fillPage, version } from '../../tools/web/page-template.ts';
import { defaultLanguage, languageOf } from '../src/i18n/languages.ts';

/** In development the page is served as it is, so its texts are filled in here; the build makes all nine. */
export const pageTextsPlugin = (): Plugin => ({
  name: 'wheelwright-page-texts',
  apply: 'serve',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const file = join(import.meta.dirname, `../src/i18n/locales/${defaultLanguage}/page.json`);
      const texts = { ...JSON.parse(readFileSync(file, 'utf8')), texts: '', version };
      return fillPage(html, languageOf(defaultLanguage), texts);
    },
  },
});
