import { readText, request } from '../network/request';
import { apiAddress } from './base';
import { type Answer, call } from './client';

/** The server's settings for pages; unset ones are left out or empty. */
export type ClientConfig = Answer<'GET /api/config/client'>;

export const getClientConfig = (): Promise<ClientConfig> => call('GET /api/config/client');

/** How large files may be. */
export const getFileLimits = () => call('GET /api/config/limits');

/** The name of the script that a page starts with; every different build has another one. */
export const entryScriptOf = (page: Document): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** The same as the server would send it now; null where the response isn't the page, such as a proxy's. */
export async function getEntryScript(language: string): Promise<string | null> {
  const response = await request(apiAddress(`/${language}/`), { cache: 'no-cache' });
  if (!response.ok) return null;
  return entryScriptOf(new DOMParser().parseFromString(await readText(response), 'text/html'));
}
