import { formatMessage, pluralForm } from './format-message';
import { currentLanguage } from './i18n';
import type { FullKey, GroupOf, SectionList, Translate, Values } from './keys';
import type { LanguageCode } from './languages';
import { loadedSection, type SectionName } from './sections';

/** The text of a key, `section:key`, in the page's language. */
export const translate = (key: FullKey, values?: Values): string =>
  textIn(currentLanguage(), 'shell', key, values);

/** Translates the texts of a section, each time into the page's current language. */
export const translator =
  <const List extends SectionList, const Group extends GroupOf<List> | undefined = undefined>(
    sections: List,
    group?: Group,
  ): Translate<List, Group> =>
  (key, values) =>
    textIn(currentLanguage(), namesIn(sections)[0], inGroup(key, group), values);

const bound = new Map<string, { t: (key: string, values?: Values) => string }>();

/** A translator for one language: the same one for the same arguments, so that memoised components keep it. */
export function boundTranslator(language: LanguageCode, sections: SectionList, group?: string) {
  const section = namesIn(sections)[0];
  const name = `${language}/${section}/${group}`;
  const known = bound.get(name) ?? {
    t: (key, values) => textIn(language, section, inGroup(key, group), values),
  };
  bound.set(name, known);
  return known;
}

/** Returns the key where there is no text. A fallback to English would make every visitor download English too. */
function textIn(language: LanguageCode, section: SectionName, name: string, values: Values = {}): string {
  const colon = name.indexOf(':');
  const key = name.slice(colon + 1);
  const texts = loadedSection(language, colon < 0 ? section : (name.slice(0, colon) as SectionName));
  const { count } = values;
  const form = count === undefined ? undefined : messageAt(texts, `${key}_${pluralForm(language, count)}`);
  const message = form ?? messageAt(texts, key);
  return message === undefined ? key : formatMessage(message, values, language);
}

function messageAt(texts: unknown, key: string): string | undefined {
  let found = texts;
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
  return typeof found === 'string' ? found : undefined;
}

export const namesIn = (sections: SectionList): readonly [SectionName, ...SectionName[]] =>
  typeof sections === 'string' ? [sections] : sections;

const inGroup = (key: string, group: string | undefined) =>
  group && !key.includes(':') ? `${group}.${key}` : key;
