import { authenticatedRequest } from './authenticated-request';

/** Signs one device out. */
export const endDevice = (id: string) =>
  authenticatedRequest(`/api/user/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
