import { getSharedWheel } from '../api/get-shared-wheel';
import type { WheelConfig } from '../wheel/document/document';
import { openDocument } from '../wheel/document/upgrade';
import { forgetCloudError, recordCloudError } from './cloud-error';

/** The wheel behind a link, or null when there is none any more or it cannot be had; which of these is recorded. */
export async function loadSharedWheel(shareId: string): Promise<WheelConfig | null> {
  forgetCloudError();
  const raw = await getSharedWheel(shareId, recordCloudError);
  return (raw && openDocument(raw).wheel) ?? null;
}
