import { sendAsUser } from './send-as-user';

/** Ends the session on the server. Returns whether that worked. */
export async function logOutOnServer(): Promise<boolean> {
  try {
    return (await sendAsUser('/api/auth/logout')).ok;
  } catch {
    return false;
  }
}
