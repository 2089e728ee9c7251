import { callAsUser } from './authenticated-request';

/** Ends the link to a wheel at once. */
export const unshareWheel = (id: string) =>
  callAsUser(`/api/wheel/${encodeURIComponent(id)}/share`, { method: 'DELETE' });
