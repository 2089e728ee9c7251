import { currentLanguage } from '../../i18n/i18n';
import { sessionStore } from '../../session/session-state';
import type { WheelConfig } from '../../wheel/document';
import { ownCopy } from '../../wheel/own-copy';
import { ownerOf } from './owner';
import { saveToCloud } from './save-to-cloud';

export const wheelAddress = (id: string, language = currentLanguage()): string =>
  `/${language}?wheel=${encodeURIComponent(id)}`;

/** Saves a wheel of somebody else, or of the site, as the user's own. Null: it was not saved. */
export async function saveOwnCopy(config: WheelConfig): Promise<WheelConfig | null> {
  const { user } = sessionStore.getState();
  return user && saveToCloud(ownCopy(config, ownerOf(user)));
}
