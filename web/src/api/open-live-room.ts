import { textIn } from './read-body';
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

/** Opens a live room for a wheel; guests may too. */
export async function openLiveRoom(room: {
  wheel: object;
  lang: string;
  hidesTexts: boolean;
}): Promise<OpenedRoom> {
  const body = await sendJson('POST', '/api/live', room);
  const [liveId, hostKey, code, url] = ['liveId', 'hostKey', 'code', 'url'].map((field) =>
    textIn(body, field),
  );
  if (!liveId || !hostKey || !code || !url) throw new SyntaxError('The answer has no room');
  return { liveId, hostKey, code, url };
}
