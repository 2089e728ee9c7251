import { type FirstTexts, firstTexts } from 'virtual:first-texts';
import { firstSections } from './first-sections';
import type { LanguageCode } from './languages';

/** English defines the keys; the other languages are checked against it. A new section is one line here. */
export interface Sections {
  account: typeof import('./locales/en/account.json');
  admin: typeof import('./locales/en/admin.json');
  cases: typeof import('./locales/en/cases.json');
  choices: typeof import('./locales/en/choices.json');
  cloud: typeof import('./locales/en/cloud.json');
  common: typeof import('./locales/en/common.json');
  config: typeof import('./locales/en/config.json');
  dashboard: typeof import('./locales/en/dashboard.json');
  demo: typeof import('./locales/en/demo.json');
  draw: typeof import('./locales/en/draw.json');
  effects: typeof import('./locales/en/effects.json');
  embed: typeof import('./locales/en/embed.json');
  errors: typeof import('./locales/en/errors.json');
  export: typeof import('./locales/en/export.json');
  fairness: typeof import('./locales/en/fairness.json');
  feedback: typeof import('./locales/en/feedback.json');
  figures: typeof import('./locales/en/figures.json');
  hints: typeof import('./locales/en/hints.json');
  ideas: typeof import('./locales/en/ideas.json');
  import: typeof import('./locales/en/import.json');
  legal: typeof import('./locales/en/legal.json');
  library: typeof import('./locales/en/library.json');
  lists: typeof import('./locales/en/lists.json');
  live: typeof import('./locales/en/live.json');
  login: typeof import('./locales/en/login.json');
  look: typeof import('./locales/en/look.json');
  media: typeof import('./locales/en/media.json');
  moderation: typeof import('./locales/en/moderation.json');
  moment: typeof import('./locales/en/moment.json');
  overlay: typeof import('./locales/en/overlay.json');
  page: typeof import('./locales/en/page.json');
  profile: typeof import('./locales/en/profile.json');
  reports: typeof import('./locales/en/reports.json');
  results: typeof import('./locales/en/results.json');
  search: typeof import('./locales/en/search.json');
  session: typeof import('./locales/en/session.json');
  share: typeof import('./locales/en/share.json');
  shell: typeof import('./locales/en/shell.json');
  shortcuts: typeof import('./locales/en/shortcuts.json');
  sound: typeof import('./locales/en/sound.json');
  spin: typeof import('./locales/en/spin.json');
  start: typeof import('./locales/en/start.json');
  storage: typeof import('./locales/en/storage.json');
  stream: typeof import('./locales/en/stream.json');
  undo: typeof import('./locales/en/undo.json');
  users: typeof import('./locales/en/users.json');
  upgrade: typeof import('./locales/en/upgrade.json');
  verify: typeof import('./locales/en/verify.json');
  wheelOptions: typeof import('./locales/en/wheelOptions.json');
  wheelSettings: typeof import('./locales/en/wheelSettings.json');
  wheels: typeof import('./locales/en/wheels.json');
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

/** There is no such language or section: a bug, not a connection problem. */
class ModuleNotFoundError extends Error {
  override readonly name = 'ModuleNotFoundError';
  readonly code = 'module-not-found';

  constructor(language: string, section: string) {
    super(`There is no translation module ${language}/${section}`);
  }
}
