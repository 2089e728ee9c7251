import { ApiError } from '../api/api-error';
import { callAsUser } from '../api/client';
import { type MediaItem, type MediaKind, readItems } from './media-item';

/** The library asks in its own words whether to sign in again. */
const quietly = { redirectOnAuthError: false };

/** The user's files, the newest first. */
export async function listMedia(kind: MediaKind): Promise<MediaItem[]> {
  const answer: object = await callAsUser(`GET /api/media/${kind}s`, quietly);
  return readItems((answer as Record<string, unknown>)[`${kind}s`]);
}

export async function deleteMedia(kind: MediaKind, id: string): Promise<void> {
  await callAsUser(`DELETE /api/media/${kind}/{id}`, { path: { id }, ...quietly });
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
