import { request } from '../network/request';
import { apiAddress } from './base';
import { isChallenged } from './failed-answer';

export type Status = 'authenticated' | 'rejected' | 'unknown';

/** Whether the server still accepts this token; changes nothing. */
export async function checkStatus(token: string | null): Promise<Status> {
  try {
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    const response = await request(apiAddress('/api/auth/status'), { method: 'HEAD', headers });
    const { status } = response;
    if (status === 200) return 'authenticated';
    if (isChallenged(response)) return 'unknown';
    return status === 401 || status === 403 ? 'rejected' : 'unknown';
  } catch {
    return 'unknown';
  }
}
