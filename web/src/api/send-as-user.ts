import { type CallInit, request } from '../network/request';
import { apiAddress } from './base';
import { bearer } from './bearer';

/** How a request is sent. An upload has its own transport, which reports progress and has no deadline. */
export type Transport = (address: string, init: CallInit) => Promise<Response>;

/**
 * Sends a request as the user. A token that the server rejects is renewed and the request is sent once more. When the
 * renewal can't reach the server, it is unknown whether the session is still valid, so that is a connection error and
 * not the end of the session.
 */
export async function sendAsUser(
  path: `/${string}`,
  init: CallInit = {},
  transport: Transport = request,
): Promise<Response> {
  const session = bearer();
  const token = session.token();
  const send = (bearerToken: string | null) => {
    const headers = new Headers(init.headers);
    if (bearerToken) headers.set('Authorization', `Bearer ${bearerToken}`);
    return transport(apiAddress(path), { ...init, headers });
  };
  const first = await send(token);
  if (first.status !== 401 || token === null) return first;

  const renewal = await session.renew(token);
  if (renewal === 'unreachable') throw new TypeError('The session could not be renewed: no connection');
  return renewal === 'rejected' ? first : send(renewal.token);
}
