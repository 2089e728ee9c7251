import { request } from '../network/request';
import { ApiError } from './api-error';
import { apiAddress } from './base';
import { type Answer, answerAsUser, call, callAsUser } from './client';
import { readBody, textIn } from './read-answer';
import type { components } from './schema';

type Headers = Record<string, string>;

/** The page's own words ask whether to sign in again. */
const quietly = { redirectOnAuthError: false } as const;

/** A wheel of the user as lists show it. */
export type ListedWheel = components['schemas']['ListedWheel'];

export interface WheelPage {
  wheels: readonly ListedWheel[];
  totalPages: number;
}

export async function listWheels(page: number): Promise<WheelPage> {
  const { wheels, pagination } = await callAsUser('GET /api/wheels', { query: { page } });
  return { wheels, totalPages: pagination.totalPages };
}

/** The wheels of the user, saved last first: the latest two hundred. */
export async function listLatestWheels(): Promise<readonly ListedWheel[]> {
  const first = await listWheels(1);
  const wheels = [...first.wheels];
  const last = Math.min(first.totalPages, 10);
  for (let page = 2; page <= last; page += 1) wheels.push(...(await listWheels(page)).wheels);
  return wheels;
}

/** The text of a list at an address, which the server reads for people who are signed in. */
export const readList = async (url: string): Promise<string> =>
  (await callAsUser('POST /api/list', { body: { url } })).text;

/** `headers` are other grants to load it, such as a co-editing link. */
export const loadWheel = (id: string, headers: Headers = {}) =>
  answerAsUser('GET /api/wheel/{id}', { path: { id }, headers, deadline: 'start', ...quietly });

/** `force` overwrites what was saved elsewhere in the meantime. */
export const saveWheel = (
  body: components['schemas']['Wheel'],
  { force = false, headers = {} }: { force?: boolean; headers?: Headers } = {},
) => answerAsUser('POST /api/wheel', { body, headers, ...(force ? { query: { force } } : {}), ...quietly });

/** Deletes a wheel with its versions and its link; the call arrives even when the page is left at once. */
export const deleteWheel = (id: string) =>
  callAsUser('DELETE /api/wheel/{id}', { path: { id }, keepalive: true, ...quietly });

/** Creates a link to the wheel, or returns the existing one. */
export const shareWheel = (id: string) => callAsUser('POST /api/wheel/{id}/share', { path: { id } });

/** Ends the link to a wheel at once. */
export const unshareWheel = (id: string) => callAsUser('DELETE /api/wheel/{id}/share', { path: { id } });

/** A saved version of a wheel. */
export type Version = components['schemas']['WheelVersions']['versions'][number];

/** The last saved versions, newest first. */
export const listVersions = async (id: string): Promise<readonly Version[]> =>
  (await callAsUser('GET /api/wheel/{id}/versions', { path: { id } })).versions;

/** The raw wheel of that version. */
export const getVersion = async (id: string, version: number): Promise<unknown> =>
  (await callAsUser('GET /api/wheel/{id}/versions/{version}', { path: { id, version: String(version) } }))
    .wheel;

/** Saves an old version again; the current one stays among the versions. */
export const restoreVersion = (id: string, version: number) =>
  callAsUser('POST /api/wheel/{id}/versions/{version}/restore', { path: { id, version: String(version) } });

/** A link with which a signed-in user may load and save one wheel; times in milliseconds. */
export type CoEditLink = components['schemas']['CoEditLinks']['links'][number];

export const listCoEditLinks = async (id: string): Promise<CoEditLink[]> =>
  (await callAsUser('GET /api/wheel/{id}/magiclink', { path: { id } })).links;

/** The response contains the key of the new link only this once. */
export const addCoEditLink = async (id: string): Promise<string> =>
  (await callAsUser('POST /api/wheel/{id}/magiclink', { path: { id } })).key;

export const endCoEditLink = (id: string, linkId: string) =>
  callAsUser('DELETE /api/wheel/{id}/magiclink/{linkId}', { path: { id, linkId } });

/** How much of the log the caller knows already. */
interface Known {
  after: number;
  folded: number;
}

/** An entry that the server doesn't take. */
interface RefusedEntry {
  id: string;
  code: string;
}

type Exchanged = Omit<Answer<'POST /api/wheel/{id}/spins'>, 'refused'> & { refused: RefusedEntry[] };

/** Sends new results of a wheel and returns those that are new in the cloud; sent twice, they count once. */
export async function exchangeSpins(
  id: string,
  entries: readonly object[],
  known: Known | undefined,
  headers: Headers = {},
): Promise<Exchanged> {
  const body = { entries, ...(known ? { after: known.after, folded: known.folded } : {}) };
  const { refused = [], ...answer } = await callAsUser('POST /api/wheel/{id}/spins', {
    path: { id },
    body: body as components['schemas']['NewSpins'],
    headers,
    ...quietly,
  });
  // An entry without a valid id is known by its place.
  const named = refused.flatMap(({ index, code }) => {
    const entry = entries[index];
    return entry && 'id' in entry ? [{ id: String(entry.id), code }] : [];
  });
  return { ...answer, refused: named };
}

export type FoundWheel = components['schemas']['SearchResults']['results'][number];

const mostFound = 20;

/** Finds wheels by name: the user's own first, then content wheels. */
export async function searchWheels(
  q: string,
  lang: string,
  signal?: AbortSignal,
): Promise<readonly FoundWheel[]> {
  const options = { query: { q, lang }, ...quietly, ...(signal ? { signal } : {}) };
  return (await callAsUser('GET /api/search/wheels', options)).results.slice(0, mostFound);
}

/** The raw wheel behind a link, or null; the reason is logged. */
export async function getSharedWheel(
  shareId: string,
  onFailure: (error: unknown) => void = () => {},
): Promise<object | null> {
  try {
    const path = `/api/share/${encodeURIComponent(shareId)}` as const;
    const headers = { Accept: 'application/json' };
    const response = await request(apiAddress(path), { headers, deadline: 'start' });
    const body = await readBody(response);
    if (!response.ok) {
      const { status } = response;
      throw new ApiError(`Share API request failed: ${status}`, status, textIn(body, 'code'));
    }
    const wheel = body?.wheel;
    if (body?.success !== true || typeof wheel !== 'object' || wheel === null)
      throw new Error('Invalid shared wheel data received');
    return wheel;
  } catch (error) {
    onFailure(error);
    console.warn('The shared wheel could not be loaded.', error);
    return null;
  }
}

type ContentWheelCode = 'CMS_WHEEL_NOT_FOUND' | 'CMS_WHEEL_LOAD_FAILED' | 'WHEEL_CONFIG_INVALID';

export class ContentWheelError extends Error {
  override readonly name = 'ContentWheelError';
  readonly code: ContentWheelCode;

  constructor(code: ContentWheelCode) {
    super(code);
    this.code = code;
  }
}

export async function getContentWheel(id: string, language: string): Promise<object> {
  const path = `/public/wheel/${encodeURIComponent(id)}/config` as const;
  const address = `${apiAddress(path)}?lang=${encodeURIComponent(language)}`;
  const response = await request(address, { deadline: 'start' });
  if (response.status === 404) throw new ContentWheelError('CMS_WHEEL_NOT_FOUND');
  if (!response.ok) throw new ContentWheelError('CMS_WHEEL_LOAD_FAILED');
  const document = await readBody(response);
  if (!document) throw new ContentWheelError('WHEEL_CONFIG_INVALID');
  return document;
}

/** All content wheels of one language by category. */
export type Gallery = Omit<Answer<'GET /public/wheels'>, 'success'>;

export const listContentWheels = (lang: string): Promise<Gallery> =>
  call('GET /public/wheels', { query: { lang } });
