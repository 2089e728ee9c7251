import type { components } from './schema';
import { sendJson } from './send-json';

export type WheelReport = components['schemas']['WheelReport'];

/** Anyone may; it is not sent in anybody's name. */
export async function reportShare(shareId: string, report: WheelReport): Promise<void> {
  await sendJson('POST', `/api/share/${encodeURIComponent(shareId)}/report`, report);
}
