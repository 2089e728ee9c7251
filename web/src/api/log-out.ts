import { sendAsUser } from './send-as-user';

/** Ends the session on the server; answers whether the server did. */
export async function logOutOnServer(): Promise<boolean> {
  try {
    return (await sendAsUser('/api/auth/logout')).ok;
  } catch {
    return false;
  }
}
