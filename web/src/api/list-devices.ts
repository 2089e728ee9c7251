import { callAsUser } from './authenticated-request';
import type { components } from './schema';

/** A device on which the user is signed in. */
export type Device = components['schemas']['DeviceSession'];

export async function listDevices(): Promise<Device[]> {
  const { sessions } = await callAsUser('/api/user/sessions');
  return Array.isArray(sessions) ? sessions : [];
}
