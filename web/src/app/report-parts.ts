import { lazyPart } from '../components/lazy-part/lazy-part';
import { loadTexts } from '../i18n/load-texts';

/** The way to say that a shared wheel does not belong here; without an id, what stands in place of one that was taken down. */
export const sharePart = lazyPart(async () => {
  const [{ SharePart }] = await Promise.all([import('../features/reports/SharePart'), loadTexts('reports')]);
  return SharePart;
});
