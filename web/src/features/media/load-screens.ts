import { loadTexts } from '../../i18n/load-texts';

/** All that shows the user's files comes in one piece: whoever needs a part of it soon needs another. */
export async function loadScreens() {
  const [{ mediaScreens }] = await Promise.all([import('./media-screens'), loadTexts('media', 'sound')]);
  return mediaScreens;
}
