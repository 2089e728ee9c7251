import { defaultLanguage, type LanguageCode } from '../i18n/languages';
import type { Sample } from '../wheel/document/sample';

interface LocalWheel {
  sample: Sample;
  /** Found by its English slug in a page of another language. */
  isLanguageFallback: boolean;
  /** There is no wheel with that name: use the first of all. */
  isDefault: boolean;
}

type Load = (language: LanguageCode) => Promise<readonly Sample[]>;

/** A sample by its slug in the address's language, then by its English slug, then the first one; null when there is none. */
export async function findLocalWheel(
  { language, slug }: { language: LanguageCode; slug: string | undefined },
  load: Load,
): Promise<LocalWheel | null> {
  const samples = await load(language);
  const named = slug === undefined ? undefined : samples.find((sample) => sample.slug === slug);
  if (named) return { sample: named, isLanguageFallback: false, isDefault: false };

  const english = slug === undefined || language === defaultLanguage ? [] : await load(defaultLanguage);
  const template = english.find((sample) => sample.slug === slug)?.wheel.templateName;
  const fallback = template && samples.find(({ wheel }) => wheel.templateName === template);
  if (fallback) return { sample: fallback, isLanguageFallback: true, isDefault: false };

  const [first] = samples;
  if (!first) console.error('Default wheel not found in collection');
  return first ? { sample: first, isLanguageFallback: false, isDefault: true } : null;
}
