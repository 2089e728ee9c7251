import { apiAddress } from './base';
import { bearer } from './bearer';

/**
 * Sends a request in the user's name. A token the server no longer takes is renewed and the request sent once more;
 * when the renewal does not reach the server nobody knows whether the session still lives, so that is an error of
 * the connection and not the end of the session.
 */
export async function sendAsUser(path: `/${string}`, init: RequestInit = {}): Promise<Response> {
  const session = bearer();
  const token = session.token();
  const first = await send(path, init, token);
  if (first.status !== 401 || token === null) return first;

  const renewal = await session.renew(token);
  if (renewal === 'unreachable') throw new TypeError('The session could not be renewed: no connection');
  return renewal === 'rejected' ? first : send(path, init, renewal.token);
}

function send(path: `/${string}`, init: RequestInit, token: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return fetch(apiAddress(path), { ...init, headers });
}
