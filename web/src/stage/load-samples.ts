import { firstTexts } from 'virtual:first-texts';
import type { LanguageCode } from '../i18n/languages';
import type { Sample } from '../wheel/document/sample';

/** The wheel of a first visit, which comes with the texts of the first view. */
export const loadFirstSample = async (language: LanguageCode): Promise<Sample> =>
  (await firstTexts[language]()).sample;

export const loadSamples = async (language: LanguageCode): Promise<readonly Sample[]> =>
  (await (await import('virtual:sample-wheels')).all[language]()).default;
