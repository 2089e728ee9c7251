import { ofThisTab } from '../wheel/document/copies';
import type { Wheel } from '../wheel/document/document';
import { openDocument } from '../wheel/document/upgrade';

/** The content wheel that the server embedded in the page. */
export function preloadedWheel(page: Document = document): Wheel | null {
  const wheel = embeddedWheel(page.getElementById('preloaded-wheel'), (data) => data);
  return wheel && { ...ofThisTab(wheel), cmsUntouched: true };
}

/** The shared wheel that the server embedded in the page. It is read once; later calls ask the server. */
export function preloadedShare(shareId: string, page: Document = document): Wheel | null {
  const element = page.getElementById(`shared-wheel-${shareId}`);
  element?.remove();
  return embeddedWheel(element, ({ wheel }) => wheel);
}

function embeddedWheel(
  element: HTMLElement | null,
  pick: (data: { wheel?: unknown }) => unknown,
): Wheel | null {
  if (!element?.textContent) return null;
  try {
    const { wheel } = openDocument(pick(JSON.parse(element.textContent)));
    if (!wheel) throw new Error('WHEEL_CONFIG_INVALID');
    return wheel;
  } catch (error) {
    console.error('The wheel in this page cannot be read.', error);
    return null;
  }
}

export const contentIdOf = ({ cmsOriginalId }: Wheel): string | null => cmsOriginalId ?? null;

/**
 * The content wheel that the session's copy was made from. An unchanged copy doesn't count: the page has the same
 * wheel, perhaps in another language.
 */
export function touchedCopyOf({ cmsOriginalId, cmsUntouched, updatedAt, results }: Wheel): string | null {
  const { totalWheelSpins = 0 } = results;
  const isUntouched = cmsUntouched === true && updatedAt === undefined && totalWheelSpins === 0;
  return isUntouched ? null : (cmsOriginalId ?? null);
}
