import { readBody } from './read-body';
import { sendAsUser } from './send-as-user';

/** The raw user object, a refusal, or trouble that may pass. */
export type Profile = { user: unknown } | 'rejected' | 'unreachable';

export async function getProfile(): Promise<Profile> {
  try {
    const response = await sendAsUser('/api/user/profile', { patience: 'start' });
    if (response.status >= 500 || response.status === 429) return 'unreachable';
    const body = response.ok ? await readBody(response) : null;
    return body ? { user: body.user } : 'rejected';
  } catch {
    return 'unreachable';
  }
}
