import { isRecord } from '../wheel/document/coerce-wheel';
import { browserStorage } from '../wheel/keeping/browser-storage';

const key = 'overlayWinners';

/** The last winners of this room, also after the streaming program has loaded the page again. */
export function keptWinners(code: string): string[] {
  try {
    const kept: unknown = JSON.parse(browserStorage('localStorage')?.getItem(key) ?? 'null');
    if (!isRecord(kept) || kept.code !== code || !Array.isArray(kept.names)) return [];
    return kept.names.filter((name) => typeof name === 'string');
  } catch {
    return [];
  }
}

export function keepWinners(code: string, names: readonly string[]): void {
  try {
    browserStorage('localStorage')?.setItem(key, JSON.stringify({ code, names }));
  } catch {
    // Storage is full or denied: after the next load the list starts empty.
  }
}
