import { ApiError } from '../api/api-error';
import { authenticatedRequest } from '../api/authenticated-request';
import { type Body, textIn } from '../api/read-body';
import { type MediaItem, type MediaKind, readItems } from './media-item';

/** The user's files, the newest first. */
export async function listMedia(kind: MediaKind): Promise<MediaItem[]> {
  const answer = await call(`/api/media/${kind}s`);
  return readItems(answer[`${kind}s`]);
}

export async function deleteMedia(kind: MediaKind, id: string): Promise<void> {
  await call(`/api/media/${kind}/${encodeURIComponent(id)}`, 'DELETE');
}

async function call(path: `/${string}`, method = 'GET'): Promise<Body> {
  // The library asks in its own words whether to sign in again.
  return successIn(await authenticatedRequest(path, { method, redirectOnAuthError: false }));
}

/** Some refusals come as an answer: a server between us and ours that wants to see a human first. */
export function successIn(answer: Body): Body {
  if (answer.success !== false) return answer;
  throw new ApiError(textIn(answer, 'message') ?? '', 422, textIn(answer, 'code'), undefined, answer);
}

/** What a server between us and ours answers when it wants to see a human first. */
const challengeCode = 'cloudflare_challenge';

export const isChallenge = (error: unknown): boolean =>
  error instanceof ApiError && error.code === challengeCode;

/** Somebody was faster: another tab, another device, or its time was over. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export const isSessionProblem = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

export const isRateLimit = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 429) || /too many requests/i.test(String(error));
