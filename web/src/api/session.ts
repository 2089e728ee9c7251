import { request } from '../network/request';
import { apiAddress } from './base';
import { isChallenged, readBody, textIn } from './read-answer';
import type { components } from './schema';

/** The raw user object, a rejection, or a temporary problem. */
export type Profile = { user: unknown } | 'rejected' | 'unreachable';

export const profilePath = '/api/user/profile';

/** The profile for a token that is not the session's. */
export const getProfileWith = (token: string): Promise<Profile> =>
  readProfile(() => request(apiAddress(profilePath), { deadline: 'start', headers: bearerOf(token) }));

export async function readProfile(send: () => Promise<Response>): Promise<Profile> {
  try {
    const response = await send();
    if (response.status >= 500 || response.status === 429 || isChallenged(response)) return 'unreachable';
    const body = response.ok ? await readBody(response) : null;
    return body ? { user: body.user } : 'rejected';
  } catch {
    return 'unreachable';
  }
}

const bearerOf = (token: string) => ({ Authorization: `Bearer ${token}` });

export type Status = 'authenticated' | 'rejected' | 'unknown';

/** Whether the server still accepts this token; changes nothing. */
export async function checkStatus(token: string): Promise<Status> {
  try {
    const init = { method: 'HEAD', headers: bearerOf(token) };
    const response = await request(apiAddress('/api/auth/status'), init);
    if (response.status === 200) return 'authenticated';
    return isRejection(response) ? 'rejected' : 'unknown';
  } catch {
    return 'unknown';
  }
}

const isRejection = (response: Response): boolean =>
  (response.status === 401 || response.status === 403) && !isChallenged(response);

type RefreshRequest = components['schemas']['RefreshRequest'];

export type Refresh =
  | { accessToken: string; refreshTokenId: string; twin?: string }
  | 'rejected'
  | 'unreachable';

/**
 * Exchanges a refresh id for new tokens, optionally with a second id for another tab. Only 401 and 403 are rejections;
 * all other problems are temporary.
 */
export async function refreshTokens(refreshTokenId: string, withTwin = false): Promise<Refresh> {
  const question: RefreshRequest = { refresh_token_id: refreshTokenId, ...(withTwin ? { twin: true } : {}) };
  try {
    const response = await request(apiAddress('/api/auth/refresh'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      // Retried within seconds: for that long the server accepts an id whose response was lost.
      deadline: 'start',
    });
    if (isRejection(response)) return 'rejected';
    const body = response.ok ? await readBody(response) : null;
    const accessToken = textIn(body, 'access_token');
    if (!accessToken) return 'unreachable';
    const twin = textIn(body, 'twin_refresh_token_id');
    return {
      accessToken,
      refreshTokenId: textIn(body, 'refresh_token_id') ?? refreshTokenId,
      ...(twin ? { twin } : {}),
    };
  } catch {
    return 'unreachable';
  }
}

export type Verification =
  | { kind: 'signed-in'; accessToken: string; refreshTokenId: string | null; returnTo: string | undefined }
  /** The server redirects instead of answering. */
  | { kind: 'redirect'; address: string }
  | { kind: 'already-used' }
  /** The server takes no new accounts, or has disabled this one. */
  | { kind: 'refused'; code: string }
  | { kind: 'failed'; message: string | undefined };

const deadLink = 'Invalid or expired token';

/** Redeems a mailed link. Throws when the server can't be reached or its response can't be read. */
export async function verifyMagicLink(token: string): Promise<Verification> {
  const query = new URLSearchParams({ token, response_type: 'json' });
  const response = await request(`${apiAddress('/api/auth/email/verify')}?${query}`);
  if (response.redirected) return { kind: 'redirect', address: response.url };
  const body = await readBody(response);
  const code = textIn(body, 'code') ?? 'token_invalid';
  if (response.status === 401)
    return code === 'token_invalid' ? { kind: 'already-used' } : { kind: 'refused', code };
  if (!body) throw new SyntaxError('The answer to a sign-in link is no JSON object');
  const error = textIn(body, 'error');
  if (error === deadLink) return { kind: 'already-used' };
  const accessToken = textIn(body, 'access_token');
  if (!response.ok || !accessToken) return { kind: 'failed', message: error ?? textIn(body, 'message') };
  return {
    kind: 'signed-in',
    accessToken,
    refreshTokenId: textIn(body, 'refresh_token_id') ?? null,
    returnTo: textIn(body, 'returnTo'),
  };
}
