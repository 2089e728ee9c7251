import { lazyPart } from '../../components/lazy-part/lazy-part';
import { loadTexts } from '../../i18n/load-texts';

export const soundPart = lazyPart(async () => {
  const [{ SoundPanel }] = await Promise.all([import('./SoundPanel'), loadTexts('sound')]);
  return SoundPanel;
});
