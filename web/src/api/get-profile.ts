import { request } from '../network/request';
import { apiAddress } from './base';
import { isChallenged } from './failed-answer';
import { readBody } from './read-body';
import { sendAsUser } from './send-as-user';

/** The raw user object, a rejection, or a temporary problem. */
export type Profile = { user: unknown } | 'rejected' | 'unreachable';

const path = '/api/user/profile';

export const getProfile = (): Promise<Profile> => read(() => sendAsUser(path, { patience: 'start' }));

/** The profile for a token that is not the session's. */
export const getProfileWith = (token: string): Promise<Profile> =>
  read(() => request(apiAddress(path), { patience: 'start', headers: { Authorization: `Bearer ${token}` } }));

async function read(send: () => Promise<Response>): Promise<Profile> {
  try {
    const response = await send();
    if (response.status >= 500 || response.status === 429 || isChallenged(response)) return 'unreachable';
    const body = response.ok ? await readBody(response) : null;
    return body ? { user: body.user } : 'rejected';
  } catch {
    return 'unreachable';
  }
}
