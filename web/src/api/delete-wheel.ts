import { callAsUser } from './authenticated-request';
import type { Body } from './read-body';

/** Deletes a wheel with its versions and its link; the call arrives even when the page is left at once. */
export const deleteWheel = (id: string): Promise<Body> =>
  callAsUser(`/api/wheel/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    redirectOnAuthError: false,
    keepalive: true,
  });
