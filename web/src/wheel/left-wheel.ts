import { browserStorage } from './browser-storage';
import type { WheelConfig } from './document';
import { openDocument } from './upgrade';

const key = 'wheelConfig.left';

/** Whoever opens a link must not lose the wheel they were making: it waits here until they come back to it. */
export function keepLeftWheel(left: WheelConfig, arriving: WheelConfig, storage = own()): void {
  if (left.id === arriving.id || left.cloudSaved === true) return;
  try {
    storage?.setItem(key, JSON.stringify(left));
  } catch (error) {
    console.error('This browser could not keep the wheel that was left.', error);
  }
}

export function leftWheel(storage = own()): WheelConfig | null {
  try {
    return openDocument(JSON.parse(storage?.getItem(key) ?? 'null')).wheel ?? null;
  } catch {
    return null;
  }
}

export function forgetLeftWheel(storage = own()): void {
  try {
    storage?.removeItem(key);
  } catch {
    // It was never kept.
  }
}

const own = () => browserStorage('localStorage');
