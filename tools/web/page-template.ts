import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../web/src/i18n/languages.ts';

/** The version of the product; the server's build and the package read the same file. */
export const version = readFileSync(join(import.meta.dirname, '../../VERSION'), 'utf8').trim();

type Texts = { [key: string]: string | Texts };

/** Replaces placeholders such as `{{startFailure.title}}` by one language and its texts. */
export function fillPage(template: string, language: Language, texts: Texts): string {
  const { code, locale, dir } = language;
  const known: Texts = { ...texts, code, locale, dir };
  return template.replaceAll(/\{\{([\w.]+)\}\}/g, (_place, path: string) => {
    const text = textAt(known, path);
    if (text === undefined)
      throw new Error(`The page asks for ${path}, which ${language.locale} does not have`);
    return escapeHtml(text);
  });
}

function textAt(texts: Texts, path: string): string | undefined {
  let found: string | Texts | undefined = texts;
  for (const key of path.split('.')) found = typeof found === 'object' ? found[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
