import { callAsUser } from './authenticated-request';
import { textIn } from './read-body';

/** A link with which a signed-in user may load and save one wheel; times in milliseconds. */
export interface CoEditLink {
  linkId: string;
  createdAt: number;
  /** When the wheel was last saved with it; unset until then. */
  lastSavedAt?: number;
}

const linksOf = (wheelId: string) => `/api/wheel/${encodeURIComponent(wheelId)}/magiclink` as const;

export async function listCoEditLinks(wheelId: string): Promise<CoEditLink[]> {
  const { links } = await callAsUser(linksOf(wheelId));
  return Array.isArray(links) ? links : [];
}

/** The response contains the key of the new link only this once. */
export async function addCoEditLink(wheelId: string): Promise<string> {
  const key = textIn(await callAsUser(linksOf(wheelId), { method: 'POST' }), 'key');
  if (!key) throw new SyntaxError('The answer has no key');
  return key;
}

export const endCoEditLink = (wheelId: string, linkId: string) =>
  callAsUser(`${linksOf(wheelId)}/${encodeURIComponent(linkId)}`, { method: 'DELETE' });
