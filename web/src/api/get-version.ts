import { callAsUser } from './authenticated-request';

/** The raw wheel of that version. */
export async function getVersion(id: string, version: number): Promise<unknown> {
  const path = `/api/wheel/${encodeURIComponent(id)}/versions/${version}` as const;
  return (await callAsUser(path)).wheel;
}
