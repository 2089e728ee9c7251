import { all, first } from 'virtual:sample-wheels';
import type { LanguageCode } from '../i18n/languages';
import type { Sample } from '../wheel/document/sample';

/** The wheel of a first visit. */
export const loadFirstSample = async (language: LanguageCode): Promise<Sample> =>
  (await first[language]()).default;

export const loadSamples = async (language: LanguageCode): Promise<readonly Sample[]> =>
  (await all[language]()).default;
