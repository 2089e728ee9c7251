/** A browser may refuse its storage altogether: then even looking at it throws. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

/** What this visitor chose in this browser; null when nothing was, or nothing can be kept. */
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
    // Storage can be full or forbidden; the choice then lasts as long as the page.
  }
}
