import { callAsUser } from './authenticated-request';
import type { components } from './schema';

/** A saved version of a wheel. */
export type Version = components['schemas']['WheelVersions']['versions'][number];

/** The last saved versions, newest first. */
export async function listVersions(id: string): Promise<readonly Version[]> {
  const { versions } = await callAsUser(`/api/wheel/${encodeURIComponent(id)}/versions`);
  return Array.isArray(versions) ? versions : [];
}
