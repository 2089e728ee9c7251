import type { components } from './schema';
import { sendJson } from './send-json';

export type WheelReport = components['schemas']['WheelReport'];

/** Anyone may report; the call is anonymous. */
export async function reportShare(shareId: string, report: WheelReport): Promise<void> {
  await sendJson('POST', `/api/share/${encodeURIComponent(shareId)}/report`, report);
}
