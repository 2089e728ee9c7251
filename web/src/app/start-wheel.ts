import { loadFirstSample } from '../features/wheels/load-samples';
import { currentLanguage, onLanguageChange } from '../i18n/i18n';
import type { WheelConfig } from '../wheel/document';
import { keepWheel } from '../wheel/keep-wheel';
import { sampleWheel } from '../wheel/sample';
import { wheelStore } from '../wheel/store';
import { storedWheel } from '../wheel/stored-wheel';
import { tellStorageTrouble } from './tell-storage-trouble';

/**
 * Puts the stored wheel or the sample on the stage. Until the visitor makes it their own,
 * the sample follows the page's language; never in the middle of a spin, which would lose its winner.
 */
export async function startWheel(): Promise<() => void> {
  const stored = storedWheel(tellStorageTrouble);
  let untouchedSample: WheelConfig | null = null;
  let release = () => {};

  const showSample = async () => {
    const sample = sampleWheel(await loadFirstSample(currentLanguage()));
    const { config, spinning, replaceConfig } = wheelStore.getState();
    if (untouchedSample && (spinning || config !== untouchedSample)) return;
    release();
    untouchedSample = sample;
    replaceConfig(sample);
    release = keepWheel(wheelStore, stored);
  };

  const own = stored.read();
  if (own) {
    wheelStore.getState().replaceConfig(own);
    release = keepWheel(wheelStore, stored);
  } else {
    await showSample();
  }
  const stopListening = onLanguageChange(() => (untouchedSample ? showSample() : undefined));
  return () => {
    stopListening();
    release();
  };
}
