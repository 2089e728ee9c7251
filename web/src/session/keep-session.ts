import type { SessionNotice } from './notices';
import { keys, noticeKey, read, readJson, type Tokens, write } from './stored-session';
import type { RecentWheel } from './user';

export function storeTokens({ accessToken, refreshTokenId }: Tokens): void {
  write(keys.accessToken, accessToken);
  write(keys.refreshTokenId, refreshTokenId);
}

/** Removes the old data first, so that nothing of another user is left beside the new token. */
export function replaceTokens(tokens: Tokens): void {
  clearSession();
  storeTokens(tokens);
}

export const releaseSignIn = (): void => write(keys.held, null);

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

export function takeCarriedNotice(): SessionNotice | null {
  const notice = readJson(noticeKey);
  write(noticeKey, null);
  return notice as SessionNotice | null;
}
