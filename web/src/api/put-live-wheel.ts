import { sendJson } from './send-json';

/** The host's wheel as it is now, for everybody in the room. */
export const putLiveWheel = (liveId: string, hostKey: string, wheel: object) =>
  sendJson('PUT', `/api/live/${encodeURIComponent(liveId)}/wheel`, { hostKey, wheel });
