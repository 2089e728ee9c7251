import { type FirstTexts, firstTexts } from 'virtual:first-texts';
import { firstSections } from './first-sections';
import type { LanguageCode } from './languages';
import type account from './locales/en/account.json';
import type admin from './locales/en/admin.json';
import type cases from './locales/en/cases.json';
import type choices from './locales/en/choices.json';
import type cloud from './locales/en/cloud.json';
import type common from './locales/en/common.json';
import type config from './locales/en/config.json';
import type dashboard from './locales/en/dashboard.json';
import type draw from './locales/en/draw.json';
import type effects from './locales/en/effects.json';
import type errors from './locales/en/errors.json';
import type exportTexts from './locales/en/export.json';
import type fairness from './locales/en/fairness.json';
import type feedback from './locales/en/feedback.json';
import type figures from './locales/en/figures.json';
import type ideas from './locales/en/ideas.json';
import type importTexts from './locales/en/import.json';
import type legal from './locales/en/legal.json';
import type library from './locales/en/library.json';
import type live from './locales/en/live.json';
import type login from './locales/en/login.json';
import type look from './locales/en/look.json';
import type media from './locales/en/media.json';
import type moderation from './locales/en/moderation.json';
import type page from './locales/en/page.json';
import type profile from './locales/en/profile.json';
import type reports from './locales/en/reports.json';
import type results from './locales/en/results.json';
import type search from './locales/en/search.json';
import type session from './locales/en/session.json';
import type share from './locales/en/share.json';
import type shell from './locales/en/shell.json';
import type shortcuts from './locales/en/shortcuts.json';
import type sound from './locales/en/sound.json';
import type spin from './locales/en/spin.json';
import type undo from './locales/en/undo.json';
import type upgrade from './locales/en/upgrade.json';
import type verify from './locales/en/verify.json';
import type wheelOptions from './locales/en/wheelOptions.json';
import type wheelSettings from './locales/en/wheelSettings.json';
import type wheels from './locales/en/wheels.json';

/** English defines the keys; the other languages are checked against it. A new section is one line here. */
export interface Sections {
  account: typeof account;
  admin: typeof admin;
  cases: typeof cases;
  choices: typeof choices;
  cloud: typeof cloud;
  common: typeof common;
  config: typeof config;
  dashboard: typeof dashboard;
  draw: typeof draw;
  effects: typeof effects;
  errors: typeof errors;
  export: typeof exportTexts;
  fairness: typeof fairness;
  feedback: typeof feedback;
  figures: typeof figures;
  ideas: typeof ideas;
  import: typeof importTexts;
  legal: typeof legal;
  library: typeof library;
  live: typeof live;
  login: typeof login;
  look: typeof look;
  media: typeof media;
  moderation: typeof moderation;
  page: typeof page;
  profile: typeof profile;
  reports: typeof reports;
  results: typeof results;
  search: typeof search;
  session: typeof session;
  share: typeof share;
  shell: typeof shell;
  shortcuts: typeof shortcuts;
  sound: typeof sound;
  spin: typeof spin;
  undo: typeof undo;
  upgrade: typeof upgrade;
  verify: typeof verify;
  wheelOptions: typeof wheelOptions;
  wheelSettings: typeof wheelSettings;
  wheels: typeof wheels;
}

export type SectionName = keyof Sections;

const loaded = new Map<string, unknown>();

/** The texts of one section in one language, fetched once; a failed request can be retried. */
export async function loadSection<Name extends SectionName>(
  language: LanguageCode,
  section: Name,
): Promise<Sections[Name]> {
  const path = `${language}/${section}`;
  if (!loaded.has(path)) loaded.set(path, await fetchSection(language, section));
  return loaded.get(path) as Sections[Name];
}

/** The texts of a section that has been fetched already. */
export const loadedSection = (language: LanguageCode, section: SectionName): unknown =>
  loaded.get(`${language}/${section}`);

/** The first view's sections are one file. The list of all others is long, and fetched with the first of them. */
async function fetchSection(language: LanguageCode, section: SectionName): Promise<unknown> {
  const isFirst = firstSections.some((name) => name === section);
  const load = isFirst
    ? firstTexts[language]
    : (await import('./later-sections')).laterModules[`./locales/${language}/${section}.json`];
  if (!load) throw new ModuleNotFoundError(language, section);
  const module = await load();
  return isFirst ? (module as FirstTexts).sections[section] : module;
}

/** There is no such language or section: a mistake in the program, not in the connection. */
class ModuleNotFoundError extends Error {
  override readonly name = 'ModuleNotFoundError';
  readonly code = 'module-not-found';

  constructor(language: string, section: string) {
    super(`There is no translation module ${language}/${section}`);
  }
}
