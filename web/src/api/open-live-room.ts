import { ApiError } from './api-error';
import { callAsUser } from './authenticated-request';
import { type Body, textIn } from './read-body';
import type { components } from './schema';
import { sendJson } from './send-json';

export interface OpenedRoom {
  liveId: string;
  /** Whoever has it is the host. */
  hostKey: string;
  /** Viewers may type it instead of the link. */
  code: string;
  /** Path and query of the link. */
  url: string;
}

interface RoomOpening {
  wheel: components['schemas']['Wheel'];
  lang: string;
  hidesTexts: boolean;
}

/** Opens a live room for a wheel. A user's room counts against the user, a guest's against their network. */
export async function openLiveRoom(room: RoomOpening): Promise<OpenedRoom> {
  const body = await openAsUser(room);
  const [liveId, hostKey, code, url] = ['liveId', 'hostKey', 'code', 'url'].map((field) =>
    textIn(body, field),
  );
  if (!liveId || !hostKey || !code || !url) throw new SyntaxError('The answer has no room');
  return { liveId, hostKey, code, url };
}

/** Without a session, or with one that is over, as a guest. */
async function openAsUser(room: RoomOpening): Promise<Body> {
  try {
    return await callAsUser('/api/live', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(room),
      redirectOnAuthError: false,
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return sendJson('POST', '/api/live', room);
  }
}
