import { getSharedWheel } from '../../api/get-shared-wheel';
import type { WheelConfig } from '../../wheel/document';
import { openDocument } from '../../wheel/upgrade';

/** The wheel behind a link, or null when there is none any more. */
export async function loadSharedWheel(shareId: string): Promise<WheelConfig | null> {
  const raw = await getSharedWheel(shareId);
  return (raw && openDocument(raw).wheel) ?? null;
}
