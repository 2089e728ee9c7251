import { currentLanguage, onLanguageChange } from '../i18n/i18n';
import { loadSection } from '../i18n/sections';
import { wheelStore } from '../wheel/store';
import { keepWheel } from '../wheel/stored-wheel';

/**
 * Puts the stored wheel or the sample on the stage. Until the visitor makes it their own,
 * the sample follows the page's language; never in the middle of a spin, which would lose its winner.
 */
export async function startWheel(): Promise<() => void> {
  const sample = async () => loadSection(currentLanguage(), 'sample');
  let release = keepWheel(wheelStore, await sample());

  const stopListening = onLanguageChange(async () => {
    const texts = await sample();
    if (wheelStore.getState().spinning) return;
    release();
    release = keepWheel(wheelStore, texts);
  });
  return () => {
    stopListening();
    release();
  };
}
