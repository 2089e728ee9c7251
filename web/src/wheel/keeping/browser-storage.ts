/** A browser may deny its storage: then even reading it throws. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

/** What this visitor chose in this browser; null when there is no choice, or no storage. */
export function keptPreference(key: string): string | null {
  try {
    return browserStorage('localStorage')?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function keepPreference(key: string, value: string): void {
  try {
    browserStorage('localStorage')?.setItem(key, value);
  } catch {
    // Storage can be full or blocked; the choice then lasts as long as the page.
  }
}
