import i18next from 'i18next';
import { currentLanguage } from './i18n';
import { loadSection, type SectionName } from './sections';

/** Fetches the texts of a part that is loaded on demand. Rejects when they can't be fetched, so that the caller can retry. */
export async function loadTexts(...sections: SectionName[]): Promise<void> {
  await Promise.all(sections.map((section) => loadSection(currentLanguage(), section)));
  await i18next.loadNamespaces(sections);
}

/** Fetches a module together with the texts that it shows. */
export async function withTexts<Module>(
  module: Promise<Module>,
  ...sections: SectionName[]
): Promise<Module> {
  const [loaded] = await Promise.all([module, loadTexts(...sections)]);
  return loaded;
}

/** Resolves once the page knows its language: a sign-in may have something to say before that. */
export const whenReady = (): Promise<void> =>
  i18next.isInitialized
    ? Promise.resolve()
    : new Promise((resolve) => i18next.on('initialized', () => resolve()));
