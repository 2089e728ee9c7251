import type { SessionNotice } from './notices';
import type { RecentWheel } from './user';

export interface Tokens {
  accessToken: string;
  refreshTokenId: string | null;
}

/**
 * The keys of the auth data. It is in session storage only: it ends with the tab, and neither another tab nor a later
 * visitor of a shared computer can read it.
 */
const keys = {
  accessToken: 'accessToken',
  refreshTokenId: 'refreshTokenId',
  profile: 'userProfile',
  recent: 'mruList',
  clock: 'serverClockAhead',
  held: 'heldSignIn',
  unasked: 'signInUnasked',
} as const;

/** Not part of the session, so its end leaves it. */
const noticeKey = 'carriedNotice';

/** Values that the browser’s full or blocked storage rejected; they are lost with the page. */
const inMemory = new Map<string, string>();

export function storeTokens({ accessToken, refreshTokenId }: Tokens): void {
  write(keys.accessToken, accessToken);
  write(keys.refreshTokenId, refreshTokenId);
}

/** Removes the old data first, so that nothing of another user is left beside the new token. */
export function replaceTokens(tokens: Tokens): void {
  clearSession();
  storeTokens(tokens);
}

export function storedTokens(): Tokens | null {
  const accessToken = read(keys.accessToken);
  return accessToken ? { accessToken, refreshTokenId: read(keys.refreshTokenId) } : null;
}

/** What a sign-in left in the address, until the session has it. */
export const holdSignIn = (returned: object): void => write(keys.held, JSON.stringify(returned));
export const releaseSignIn = (): void => write(keys.held, null);
export const heldSignIn = (): unknown => readJson(keys.held);

/** This browser didn't begin the sign-in of this session: a link did, perhaps somebody else's. */
export const noteSignInUnasked = (): void => write(keys.unasked, 'yes');
export const isSignInUnasked = (): boolean => read(keys.unasked) !== null;

export const storeProfile = (profile: unknown): void => write(keys.profile, JSON.stringify(profile));

export const storedProfile = (): unknown => readJson(keys.profile);

export const storeRecent = (recent: readonly RecentWheel[]): void =>
  write(keys.recent, JSON.stringify(recent));

/** By how many milliseconds the server's clock is ahead of this machine's, if known. */
export const storeClockAhead = (milliseconds: number): void => write(keys.clock, String(milliseconds));
export const storedClockAhead = (): number => Number(read(keys.clock)) || 0;

export function clearSession(): void {
  for (const key of Object.values(keys)) write(key, null);
}

/** A notice while the visitor moves to another page of this site: a toast would disappear with the old page. */
export const carryNotice = (notice: SessionNotice): void => write(noticeKey, JSON.stringify(notice));
export const hasCarriedNotice = (): boolean => read(noticeKey) !== null;

export function takeCarriedNotice(): SessionNotice | null {
  const notice = readJson(noticeKey);
  write(noticeKey, null);
  return notice as SessionNotice | null;
}

function write(key: string, value: string | null): void {
  inMemory.delete(key);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    if (value !== null) inMemory.set(key, value);
  }
}

function read(key: string): string | null {
  const remembered = inMemory.get(key);
  if (remembered !== undefined) return remembered;
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(read(key) ?? 'null');
  } catch {
    return null;
  }
}
