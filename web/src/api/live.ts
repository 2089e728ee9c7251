import { ApiError } from './api-error';
import { type Answer, call, callAsUser } from './client';
import type { components } from './schema';

/** `hostKey` makes this page the host. Viewers may type `code` instead of following the link. `url`: path and query. */
export type OpenedRoom = Answer<'POST /api/live'>;

/** A call for users and guests: made as a guest without a session, or when the session is over. */
export async function orAsGuest<Value>(
  asUser: Promise<Value>,
  asGuest: () => Promise<Value>,
): Promise<Value> {
  try {
    return await asUser;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return asGuest();
  }
}

/** Opens a live room for a wheel. A user's room counts against the user, a guest's against the network. */
export const openLiveRoom = (body: components['schemas']['RoomOpening']): Promise<OpenedRoom> =>
  orAsGuest(callAsUser('POST /api/live', { body, redirectOnAuthError: false }), () =>
    call('POST /api/live', { body }),
  );

/** The address of the room with this code, as a visitor typed it. */
export const findLiveRoom = async (code: string): Promise<string> =>
  (await call('GET /api/live', { query: { code } })).url;

/** Who connects: the host by the host key, a returning viewer by the viewer key. */
export interface Identity {
  hostKey?: string | undefined;
  viewerKey?: string | undefined;
  name?: string | undefined;
  /** It shows the room to others: it isn't counted as a viewer. */
  picture?: true | undefined;
}

/** Gets a ticket, valid for one connection to the room within a minute. */
export async function getLiveTicket(liveId: string, identity: Identity): Promise<string> {
  const body = identity as components['schemas']['TicketRequest'];
  return (await call('POST /api/live/{liveId}/ticket', { path: { liveId }, body })).ticket;
}

/** Sends the host's current wheel to everyone in the room. */
export const putLiveWheel = (liveId: string, hostKey: string, wheel: components['schemas']['Wheel']) =>
  call('PUT /api/live/{liveId}/wheel', { path: { liveId }, body: { hostKey, wheel } });
