import { sendJson } from './send-json';

/** Sends the host's current wheel to everyone in the room. */
export const putLiveWheel = (liveId: string, hostKey: string, wheel: object) =>
  sendJson('PUT', `/api/live/${encodeURIComponent(liveId)}/wheel`, { hostKey, wheel });
