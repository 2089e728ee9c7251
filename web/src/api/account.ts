import { callAsUser } from './authenticated-request';
import type { components } from './schema';

/** A device on which the user is signed in. */
export type Device = components['schemas']['DeviceSession'];

export async function listDevices(): Promise<Device[]> {
  const { sessions } = await callAsUser('/api/user/sessions');
  return Array.isArray(sessions) ? sessions : [];
}

/** Signs one device out. */
export const endDevice = (id: string) =>
  callAsUser(`/api/user/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Signs every device out, this one too. */
export const endAllDevices = () => callAsUser('/api/user/sessions', { method: 'DELETE' });

/** Everything the product stores about the user, as one document. */
export const exportAccount = () => callAsUser('/api/user/export');

/** Deletes the account and everything that belongs to it. */
export const deleteAccount = () => callAsUser('/api/user', { method: 'DELETE' });
