import { request } from '../network/request';
import { apiAddress } from './base';
import { readBody, textIn } from './read-body';

export type Verification =
  | { kind: 'signed-in'; accessToken: string; refreshTokenId: string | null; returnTo: string | undefined }
  /** The server redirects instead of answering. */
  | { kind: 'redirect'; address: string }
  | { kind: 'already-used' }
  | { kind: 'failed'; message: string | undefined };

const deadLink = 'Invalid or expired token';

/** Redeems a mailed link. Throws when the server can't be reached or its response can't be read. */
export async function verifyMagicLink(token: string): Promise<Verification> {
  const query = new URLSearchParams({ token, response_type: 'json' });
  const response = await request(`${apiAddress('/api/auth/email/verify')}?${query}`);
  if (response.redirected) return { kind: 'redirect', address: response.url };
  if (response.status === 401) return { kind: 'already-used' };

  const body = await readBody(response);
  if (!body) throw new SyntaxError('The answer to a sign-in link is no JSON object');
  const error = textIn(body, 'error');
  if (error === deadLink) return { kind: 'already-used' };
  const accessToken = textIn(body, 'access_token');
  if (!response.ok || !accessToken) return { kind: 'failed', message: error ?? textIn(body, 'message') };
  return {
    kind: 'signed-in',
    accessToken,
    refreshTokenId: textIn(body, 'refresh_token_id') ?? null,
    returnTo: textIn(body, 'returnTo'),
  };
}
