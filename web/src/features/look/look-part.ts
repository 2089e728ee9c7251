import { lazyPart } from '../../components/lazy-part/lazy-part';
import { loadTexts } from '../../i18n/load-texts';

export const lookPart = lazyPart(async () => {
  const [{ LookPanel }] = await Promise.all([import('./LookPanel'), loadTexts('look')]);
  return LookPanel;
});
