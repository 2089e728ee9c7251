import { enterSession } from '../change-session';
import { readUser } from '../read-user';
import type { RecentWheel } from '../user';

/** Signs a user in without a server, as at the end of a sign-in. */
export function signInAsAda(recent: readonly RecentWheel[] = []): void {
  const user = readUser({ id: '1', name: 'Ada', providerName: 'email' });
  if (!user) throw new Error('Ada is no valid user');
  enterSession(user, recent);
}
