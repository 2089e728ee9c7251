import type { SessionNotice } from './notices';

const key = 'carriedNotice';

/** Keeps a notice over the way to another page of this site: a toast would be gone with the old one. */
export function carryNotice(notice: SessionNotice): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(notice));
  } catch {
    // The visitor sees that it worked even without being told.
  }
}

export function takeCarriedNotice(): SessionNotice | null {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
