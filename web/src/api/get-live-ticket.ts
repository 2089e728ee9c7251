import { textIn } from './read-body';
import { sendJson } from './send-json';

/** Who connects: the host by the host key, a returning viewer by the viewer key. */
export interface Identity {
  hostKey?: string | undefined;
  viewerKey?: string | undefined;
  name?: string | undefined;
}

/** Gets a ticket, valid for one connection to the room within a minute. */
export async function getLiveTicket(liveId: string, identity: Identity): Promise<string> {
  const ticket = textIn(
    await sendJson('POST', `/api/live/${encodeURIComponent(liveId)}/ticket`, identity),
    'ticket',
  );
  if (!ticket) throw new SyntaxError('The answer has no ticket');
  return ticket;
}
