import { isStarted, loadSections, onLanguageChange } from './i18n';
import type { SectionName } from './sections';

/** Fetches the texts of a part that is loaded on demand. Rejects when they can't be fetched, so that the caller can retry. */
export const loadTexts = (...sections: SectionName[]): Promise<void> => loadSections(sections);

/** Fetches a module together with the texts that it shows. */
export async function withTexts<Module>(
  module: Promise<Module>,
  ...sections: SectionName[]
): Promise<Module> {
  const [loaded] = await Promise.all([module, loadTexts(...sections)]);
  return loaded;
}

/** Resolves once the page knows its language: a sign-in may have to report something before that. */
export const whenReady = (): Promise<void> =>
  new Promise((resolve) => {
    if (isStarted()) return resolve();
    const stop = onLanguageChange(() => {
      stop();
      resolve();
    });
  });
