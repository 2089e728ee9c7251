import type { LanguageCode } from '../../web/src/i18n/languages.ts';
import { hasBreakingSpace } from './content-text-faults.ts';
import { bannedWords } from './glossary.ts';

export type Texts = { [key: string]: string | Texts };

/** Long texts that really are the same in both languages. */
const cognates: readonly string[] = [];

/** Shorter texts (“Pizza”, “Spin”) may well be the same in two languages. */
const longText = 12;
/** The places that `web/src/i18n/format-message.ts` fills. */
const placeholder = /\{\{(\w+)(?:, number)?\}\}/g;
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Everything wrong with one section in one language, as sentences, compared with English. */
export function translationFaults(english: Texts, texts: Texts, language: LanguageCode): string[] {
  const measure = flatten(english);
  const found = flatten(texts);
  const expected = expectedKeys([...measure.keys()], language);

  const missing = [...expected].filter((key) => !found.has(key)).map((key) => `${key} is missing`);
  const extra = [...found.keys()]
    .filter((key) => !expected.has(key))
    .map((key) => `${key} is not in English`);
  const wrong = [...found].flatMap(([key, text]) => {
    const original = measure.get(key) ?? measure.get(key.replace(pluralSuffix, '_other'));
    return textFaults(text, original, language).map((fault) => `${key} ${fault}`);
  });
  return [...missing, ...extra, ...wrong];
}

const tokens = /"(?:\\.|[^"\\])*"(?=\s*(:)?)|[{}]/g;

/** The keys that a file of texts gives twice: the parser keeps the last one and says nothing. */
export function repeatedKeys(file: string): string[] {
  const repeated: string[] = [];
  const open: { path: string; keys: Set<string> }[] = [];
  let path = '';
  for (const [token, colon] of file.matchAll(tokens)) {
    const inside = open.at(-1);
    if (token === '{') open.push({ path, keys: new Set() });
    else if (token === '}') open.pop();
    else if (colon && inside) {
      const key = JSON.parse(token);
      path = inside.path === '' ? key : `${inside.path}.${key}`;
      if (inside.keys.has(key)) repeated.push(path);
      inside.keys.add(key);
    }
  }
  return repeated;
}

/** Found by a computed key, together with others of its group. */
const computed =
  /^(dashboard:order|export:columns|results:csv|share:blocked|shell:save|shortcuts:does|verify:certificate)\./;

/** The texts, by section, that repeat one of `common` in every language given. */
export function copiesOfCommon(languages: readonly Readonly<Record<string, Texts>>[]): string[] {
  const flat = languages.map((sections) => {
    const { common = {}, ...others } = sections;
    const texts = Object.entries(others).flatMap(([section, inside]) =>
      [...flatten(inside)].map(([key, text]) => [`${section}:${key}`, text] as const),
    );
    return { common: flatten(common), texts: new Map(texts) };
  });
  const [first] = flat;
  return [...(first?.texts.keys() ?? [])].flatMap((key) => {
    const twin = [...(first?.common.keys() ?? [])].find((name) =>
      flat.every(({ common, texts }) => texts.get(key) === common.get(name)),
    );
    return twin && !computed.test(key) ? [`${key} is the text of common:${twin}`] : [];
  });
}

function textFaults(text: string, original: string | undefined, language: LanguageCode): string[] {
  const faults: string[] = [];
  if (text.trim() === '') faults.push('is empty');
  if (/\{\{|\}\}/.test(text.replaceAll(placeholder, '')))
    faults.push('has a place that the page cannot fill');
  if (language === 'de-ch' && text.includes('ß')) faults.push('has an ß, which Switzerland does not write');
  if (language.startsWith('de') && /[\p{L} ]…(?!\p{L})/u.test(text))
    faults.push('has no fixed space before …; write U+00A0');
  if (hasBreakingSpace(language, text)) faults.push('has a breaking space before a sign; write U+00A0');
  faults.push(...bannedWords(text, language));
  if (original === undefined) return faults;
  if (placeholders(text) !== placeholders(original)) {
    faults.push(`has the places [${placeholders(text)}] instead of [${placeholders(original)}]`);
  }
  if (isCopy(text, original) && !language.startsWith('en')) faults.push('is the English text');
  return faults;
}

const isCopy = (text: string, original: string) =>
  text === original &&
  original.replaceAll(placeholder, '').trim().length >= longText &&
  !cognates.includes(text);

/** A language has the plural forms of its own grammar, not those of English. */
function expectedKeys(english: string[], language: LanguageCode): Set<string> {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return new Set(
    english.flatMap((key) =>
      pluralSuffix.test(key) ? pluralCategories.map((form) => key.replace(pluralSuffix, `_${form}`)) : [key],
    ),
  );
}

const placeholders = (text: string) =>
  [...text.matchAll(placeholder)]
    .map(([, name]) => name)
    .sort()
    .join(', ');

function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}
