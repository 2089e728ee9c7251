import { callAsUser } from './authenticated-request';

/** Signs every device out, this one too. */
export const endAllDevices = () => callAsUser('/api/user/sessions', { method: 'DELETE' });
