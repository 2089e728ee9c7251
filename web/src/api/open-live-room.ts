import { ApiError } from './api-error';
import { callAsUser } from './authenticated-request';
import { type Body, textIn } from './read-body';
import { sendJson } from './send-json';

export interface OpenedRoom {
  liveId: string;
  /** Who has it is the host. */
  hostKey: string;
  /** What viewers may type in place of the link. */
  code: string;
  /** Path and query of the link. */
  url: string;
}

interface RoomOpening {
  wheel: object;
  lang: string;
  hidesTexts: boolean;
}

/** Opens a live room for a wheel. A user's room counts to the user, a guest's to the network that guests share. */
export async function openLiveRoom(room: RoomOpening): Promise<OpenedRoom> {
  const body = await openAsUser(room);
  const [liveId, hostKey, code, url] = ['liveId', 'hostKey', 'code', 'url'].map((field) =>
    textIn(body, field),
  );
  if (!liveId || !hostKey || !code || !url) throw new SyntaxError('The answer has no room');
  return { liveId, hostKey, code, url };
}

/** Without a session, or with one that turns out to be over, as a guest. */
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
