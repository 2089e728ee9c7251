import { callAsUser } from './authenticated-request';
import type { components } from './schema';

/** Who did what to which review. */
export type ModerationLog = components['schemas']['ModerationLog'];

export async function listModerationLog(page: number): Promise<ModerationLog> {
  return (await callAsUser(`/api/admin/reviews/log?page=${page}`)) as unknown as ModerationLog;
}
