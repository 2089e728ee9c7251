import { lazyPart } from '../../components/lazy-part/lazy-part';
import { loadTexts } from '../../i18n/load-texts';

export const watchPanelPart = lazyPart(async () => {
  const [{ WatchPanel }] = await Promise.all([import('./WatchPanel'), loadTexts('live', 'share')]);
  return WatchPanel;
});
