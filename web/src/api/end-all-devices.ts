import { authenticatedRequest } from './authenticated-request';

/** Signs every device out, this one too. */
export const endAllDevices = () => authenticatedRequest('/api/user/sessions', { method: 'DELETE' });
