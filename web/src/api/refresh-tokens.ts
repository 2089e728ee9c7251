import { request } from '../network/request';
import { apiAddress } from './base';
import { isChallenged } from './failed-answer';
import { readBody, textIn } from './read-body';
import type { components } from './schema';

type RefreshRequest = components['schemas']['RefreshRequest'];

export type Refresh =
  | { accessToken: string; refreshTokenId: string; twin?: string }
  | 'rejected'
  | 'unreachable';

/**
 * Exchanges a refresh id for new tokens, optionally with a second id for another tab. Only 401 and 403 are rejections;
 * all other problems are temporary.
 */
export async function refreshTokens(refreshTokenId: string, withTwin = false): Promise<Refresh> {
  const asked: RefreshRequest = { refresh_token_id: refreshTokenId, ...(withTwin ? { twin: true } : {}) };
  try {
    const response = await request(apiAddress('/api/auth/refresh'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
      // Retried within seconds: for that long the server accepts an id whose response was lost.
      patience: 'start',
    });
    if (isChallenged(response)) return 'unreachable';
    if (response.status === 401 || response.status === 403) return 'rejected';
    const body = response.ok ? await readBody(response) : null;
    const accessToken = textIn(body, 'access_token');
    if (!accessToken) return 'unreachable';
    const twin = textIn(body, 'twin_refresh_token_id');
    return {
      accessToken,
      refreshTokenId: textIn(body, 'refresh_token_id') ?? refreshTokenId,
      ...(twin ? { twin } : {}),
    };
  } catch {
    return 'unreachable';
  }
}
