import { currentLanguage, onLanguageChange } from '../i18n/i18n';
import { loadSection } from '../i18n/sections';
import type { WheelConfig } from '../wheel/document';
import { wheelStore } from '../wheel/store';
import { keepWheel, readStoredWheel } from '../wheel/stored-wheel';

/**
 * Puts the stored wheel or the sample on the stage. Until the visitor makes it their own,
 * the sample follows the page's language; never in the middle of a spin, which would lose its winner.
 */
export async function startWheel(): Promise<() => void> {
  let release = () => {};
  let untouchedSample: WheelConfig | null = null;

  const open = async () => {
    const texts = await loadSection(currentLanguage(), 'sample');
    const { config, spinning } = wheelStore.getState();
    if (untouchedSample && (spinning || config !== untouchedSample)) return;
    release();
    release = keepWheel(wheelStore, texts);
    untouchedSample = readStoredWheel(localStorage) ? null : wheelStore.getState().config;
  };
  await open();
  const stopListening = onLanguageChange(() => (untouchedSample ? open() : undefined));
  return () => {
    stopListening();
    release();
  };
}
