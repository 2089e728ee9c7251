import { authenticatedRequest } from './authenticated-request';

/** Deletes the account and everything that belongs to it. */
export const deleteAccount = () => authenticatedRequest('/api/user', { method: 'DELETE' });
