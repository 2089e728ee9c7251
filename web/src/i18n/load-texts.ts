import i18next from 'i18next';
import { currentLanguage } from './i18n';
import { loadSection, type SectionName } from './sections';

/** The texts of a part that is fetched when it is wanted. Throws when they cannot be had, so that it can be tried again. */
export async function loadTexts(...sections: SectionName[]): Promise<void> {
  await Promise.all(sections.map((section) => loadSection(currentLanguage(), section)));
  await i18next.loadNamespaces(sections);
}
