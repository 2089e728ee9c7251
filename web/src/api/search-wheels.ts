import { callAsUser } from './authenticated-request';
import type { components } from './schema';

export type FoundWheel = components['schemas']['SearchResults']['results'][number];

const mostFound = 20;

/** Finds wheels by name: the user's own first, then content wheels. */
export async function searchWheels(
  text: string,
  language: string,
  signal?: AbortSignal,
): Promise<readonly FoundWheel[]> {
  const query = new URLSearchParams({ q: text, lang: language });
  const { results } = await callAsUser(`/api/search/wheels?${query}`, {
    redirectOnAuthError: false,
    ...(signal ? { signal } : {}),
  });
  return Array.isArray(results) ? results.slice(0, mostFound) : [];
}
