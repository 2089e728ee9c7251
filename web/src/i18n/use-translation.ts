import { use, useSyncExternalStore } from 'react';
import { currentLanguage, isStarted, onLanguageChange } from './i18n';
import type { GroupOf, SectionList, Translate } from './keys';
import type { LanguageCode } from './languages';
import { loadTexts } from './load-texts';
import { loadedSection, type SectionName } from './sections';
import { boundTranslator, namesIn } from './translate';

/**
 * The texts of a section in the page's language; the component renders again when the language changes. With several
 * sections, the keys of all but the first have their section in front: `legal:terms`. With a group, all keys are in it.
 */
export function useTranslation<
  const List extends SectionList,
  const Group extends GroupOf<List> | undefined = undefined,
>(sections: List, group?: Group): { t: Translate<List, Group> } {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage);
  for (const section of namesIn(sections)) {
    if (isStarted() && !loadedSection(language, section)) use(whenLoaded(language, section));
  }
  return boundTranslator(language, sections, group) as { t: Translate<List, Group> };
}

const loading = new Map<string, Promise<void>>();

/**
 * Parts are fetched together with their texts (`withTexts`). This fetches a section that a part forgot; if it can't be
 * fetched, the part shows keys.
 */
function whenLoaded(language: LanguageCode, section: SectionName): Promise<void> {
  const name = `${language}/${section}`;
  const promise = loading.get(name) ?? loadTexts(section).catch(console.error);
  loading.set(name, promise);
  return promise;
}
