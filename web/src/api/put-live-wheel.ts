import type { components } from './schema';
import { sendJson } from './send-json';

/** Sends the host's current wheel to everyone in the room. */
export const putLiveWheel = (liveId: string, hostKey: string, wheel: components['schemas']['Wheel']) =>
  sendJson('PUT', `/api/live/${encodeURIComponent(liveId)}/wheel`, { hostKey, wheel });
