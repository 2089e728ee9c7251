import { callAsUser } from './authenticated-request';

/** Signs one device out. */
export const endDevice = (id: string) =>
  callAsUser(`/api/user/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
