import type { LanguageCode } from './languages';
import type choices from './locales/en/choices.json';
import type config from './locales/en/config.json';
import type effects from './locales/en/effects.json';
import type errors from './locales/en/errors.json';
import type page from './locales/en/page.json';
import type sample from './locales/en/sample.json';
import type shell from './locales/en/shell.json';
import type spin from './locales/en/spin.json';
import { ModuleNotFoundError } from './module-not-found';

/** English names the keys; the other languages are checked against it. A new section is one line here. */
export interface Sections {
  choices: typeof choices;
  config: typeof config;
  effects: typeof effects;
  errors: typeof errors;
  page: typeof page;
  sample: typeof sample;
  shell: typeof shell;
  spin: typeof spin;
}

export type SectionName = keyof Sections;

const modules = import.meta.glob('./locales/*/*.json', { import: 'default' });
const loaded = new Map<string, unknown>();

/** The texts of one section in one language, asked for once; a failed request may be tried again. */
export async function loadSection<Name extends SectionName>(
  language: LanguageCode,
  section: Name,
): Promise<Sections[Name]> {
  const path = `./locales/${language}/${section}.json`;
  const load = modules[path];
  if (!load) throw new ModuleNotFoundError(language, section);
  if (!loaded.has(path)) loaded.set(path, await load());
  return loaded.get(path) as Sections[Name];
}
