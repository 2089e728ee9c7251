import { callAsUser } from './authenticated-request';
import type { Body } from './read-body';
import type { components } from './schema';

/** A saved version of a wheel. */
export type Version = components['schemas']['WheelVersions']['versions'][number];

/** The last saved versions, newest first. */
export async function listVersions(id: string): Promise<readonly Version[]> {
  const { versions } = await callAsUser(`/api/wheel/${encodeURIComponent(id)}/versions`);
  return Array.isArray(versions) ? versions : [];
}

/** The raw wheel of that version. */
export async function getVersion(id: string, version: number): Promise<unknown> {
  const path = `/api/wheel/${encodeURIComponent(id)}/versions/${version}` as const;
  return (await callAsUser(path)).wheel;
}

/** Saves an old version again; the current one stays among the versions. */
export const restoreVersion = (id: string, version: number): Promise<Body> =>
  callAsUser(`/api/wheel/${encodeURIComponent(id)}/versions/${version}/restore`, {
    method: 'POST',
  });
