import { currentLanguage } from '../i18n/i18n';
import { openLibrary } from '../library/library';
import { sessionStore } from '../session/session-state';
import { ownCopy } from '../wheel/document/copies';
import type { WheelConfig } from '../wheel/document/document';
import { ownerOf } from './owner';
import { type Saved, saveToCloud } from './save-to-cloud';

export const wheelAddress = (id: string, language = currentLanguage()): string =>
  `/${language}?wheel=${encodeURIComponent(id)}`;

const signedOut = { status: 401, code: undefined, message: 'Nobody is signed in', data: {} };

/** Saves a wheel of somebody else, or of the site, as the user's own. */
export async function saveOwnCopy(config: WheelConfig): Promise<Saved> {
  const { user } = sessionStore.getState();
  if (!user) return { error: signedOut };
  const saved = await saveToCloud(ownCopy(config, ownerOf(user)));
  if (saved.wheel) await (await openLibrary()).add(saved.wheel);
  return saved;
}
