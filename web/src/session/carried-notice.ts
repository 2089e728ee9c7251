import type { SessionNotice } from './notices';

const key = 'carriedNotice';

/** Keeps a notice while the visitor moves to another page of this site: a toast would disappear with the old page. */
export function carryNotice(notice: SessionNotice): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(notice));
  } catch {
    // The visitor sees that it worked even without the notice.
  }
}

export function hasCarriedNotice(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
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
