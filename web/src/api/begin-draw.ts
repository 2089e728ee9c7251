import { authenticatedRequest } from './authenticated-request';
import type { Body } from './read-body';

/**
 * The server promises a draw: what it commits itself to comes before anyone can know the outcome. In the user's name,
 * where there is one: only the owner and co-editors of a saved wheel add to its chain.
 */
export const beginDraw = (wheelId: string | undefined, headers: Record<string, string> = {}): Promise<Body> =>
  authenticatedRequest('/api/spins', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(wheelId === undefined ? {} : { wheelId }),
    redirectOnAuthError: false,
  });
