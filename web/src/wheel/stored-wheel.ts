import type { WheelConfig } from './document';
import { healConfig } from './heal-config';
import { type SampleTexts, sampleWheel } from './sample';
import type { WheelStore } from './store';

const key = 'wheelConfig';

export function readStoredWheel(storage: Storage): WheelConfig | null {
  try {
    return healConfig(JSON.parse(storage.getItem(key) ?? 'null'));
  } catch (error) {
    console.error('The stored wheel could not be read; the sample wheel takes its place.', error);
    return null;
  }
}

function writeStoredWheel(storage: Storage, config: WheelConfig): void {
  try {
    storage.setItem(key, JSON.stringify(config));
  } catch (error) {
    console.error('This browser could not store the wheel.', error);
  }
}

/**
 * Puts the wheel of the last visit, else the sample, on the stage and from then on stores every change.
 * An untouched sample is not stored, so that it follows the page's language. Returns how to stop.
 */
export function keepWheel(
  store: WheelStore,
  texts: SampleTexts,
  storage: Storage = localStorage,
): () => void {
  store.getState().replaceConfig(readStoredWheel(storage) ?? sampleWheel(texts));
  return store.subscribe(({ config }, before) => {
    if (config === before.config) return;
    writeStoredWheel(storage, config);
    window.dispatchEvent(new CustomEvent('wheel:changed'));
  });
}
