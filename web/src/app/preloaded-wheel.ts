import type { Wheel } from '../wheel/document/document';
import { openDocument } from '../wheel/document/upgrade';

/** The content wheel that the server embedded in the page. */
export function preloadedWheel(page: Document = document): Wheel | null {
  const text = page.getElementById('preloaded-wheel')?.textContent;
  if (!text) return null;
  try {
    const { wheel } = openDocument(JSON.parse(text));
    if (!wheel) throw new Error('WHEEL_CONFIG_INVALID');
    return { ...wheel, cmsUntouched: true };
  } catch (error) {
    console.error('The content wheel of this page cannot be read.', error);
    return null;
  }
}

export const contentIdOf = ({ cmsOriginalId, id }: Wheel): string | null => cmsOriginalId ?? id ?? null;

/**
 * The content wheel that the session's copy was made from. An unchanged copy doesn't count: the page has the same
 * wheel, perhaps in another language.
 */
export function touchedCopyOf({ cmsOriginalId, cmsUntouched, updatedAt, results }: Wheel): string | null {
  const { totalWheelSpins = 0 } = results;
  const isUntouched = cmsUntouched === true && updatedAt === undefined && totalWheelSpins === 0;
  return isUntouched ? null : (cmsOriginalId ?? null);
}
