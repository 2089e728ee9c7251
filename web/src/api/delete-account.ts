import { callAsUser } from './authenticated-request';

/** Deletes the account and everything that belongs to it. */
export const deleteAccount = () => callAsUser('/api/user', { method: 'DELETE' });
