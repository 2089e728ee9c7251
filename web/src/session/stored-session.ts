export interface Tokens {
  accessToken: string;
  refreshTokenId: string | null;
}

/**
 * The keys of the auth data. It is in session storage only: it ends with the tab, and neither another tab nor a later
 * visitor of a shared computer can read it.
 */
export const keys = {
  accessToken: 'accessToken',
  refreshTokenId: 'refreshTokenId',
  profile: 'userProfile',
  recent: 'mruList',
  clock: 'serverClockAhead',
  held: 'heldSignIn',
  unasked: 'signInUnasked',
} as const;

/** Not part of the session, so its end leaves it. */
export const noticeKey = 'carriedNotice';

/** Values that the browser’s full or blocked storage rejected; they are lost with the page. */
const inMemory = new Map<string, string>();

export function storedTokens(): Tokens | null {
  const accessToken = read(keys.accessToken);
  return accessToken ? { accessToken, refreshTokenId: read(keys.refreshTokenId) } : null;
}

/** What a sign-in left in the address, until the session has it. */
export const holdSignIn = (returned: object): void => write(keys.held, JSON.stringify(returned));
export const heldSignIn = (): unknown => readJson(keys.held);

export const hasCarriedNotice = (): boolean => read(noticeKey) !== null;

export function write(key: string, value: string | null): void {
  inMemory.delete(key);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    if (value !== null) inMemory.set(key, value);
  }
}

export function read(key: string): string | null {
  const remembered = inMemory.get(key);
  if (remembered !== undefined) return remembered;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function readJson(key: string): unknown {
  try {
    return JSON.parse(read(key) ?? 'null');
  } catch {
    return null;
  }
}
