import { ApiError } from '../api/api-error';
import { callAsUser } from '../api/authenticated-request';
import type { Body } from '../api/read-body';
import { type MediaItem, type MediaKind, readItems } from './media-item';

/** The user's files, the newest first. */
export async function listMedia(kind: MediaKind): Promise<MediaItem[]> {
  const answer = await call(`/api/media/${kind}s`);
  return readItems(answer[`${kind}s`]);
}

export async function deleteMedia(kind: MediaKind, id: string): Promise<void> {
  await call(`/api/media/${kind}/${encodeURIComponent(id)}`, 'DELETE');
}

function call(path: `/${string}`, method = 'GET'): Promise<Body> {
  // The library asks in its own words whether to sign in again.
  return callAsUser(path, { method, redirectOnAuthError: false });
}

/** The response of a proxy in front of the server that wants to verify a human first. */
const challengeCode = 'cloudflare_challenge';

export const isChallenge = (error: unknown): boolean =>
  error instanceof ApiError && error.code === challengeCode;

/** Another tab or device was faster, or the file had expired. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export const isSessionProblem = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

export const isRateLimit = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 429) || /too many requests/i.test(String(error));
