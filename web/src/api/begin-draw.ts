import { authenticatedRequest } from './authenticated-request';
import type { Body } from './read-body';

/**
 * The server commits to a draw before anyone can know the outcome. Called as the user, if there is one: only the owner
 * and co-editors of a saved wheel add to its chain.
 */
export const beginDraw = (wheelId: string | undefined, headers: Record<string, string> = {}): Promise<Body> =>
  authenticatedRequest('/api/spins', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(wheelId === undefined ? {} : { wheelId }),
    redirectOnAuthError: false,
  });
