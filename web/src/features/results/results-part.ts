import { lazyPart } from '../../components/lazy-part/lazy-part';
import { loadTexts } from '../../i18n/load-texts';

export const resultsPart = lazyPart(async () => {
  const [{ ResultsPanel }] = await Promise.all([import('./ResultsPanel'), loadTexts('results')]);
  return ResultsPanel;
});
