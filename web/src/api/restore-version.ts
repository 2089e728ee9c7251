import { callAsUser } from './authenticated-request';
import type { Body } from './read-body';

/** Saves an old version again; the current one stays among the versions. */
export const restoreVersion = (id: string, version: number): Promise<Body> =>
  callAsUser(`/api/wheel/${encodeURIComponent(id)}/versions/${version}/restore`, {
    method: 'POST',
  });
