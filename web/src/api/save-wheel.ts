import { authenticatedRequest } from './authenticated-request';
import type { Body } from './read-body';

/** Saves a wheel document. Forced, it takes the place of what was saved elsewhere in the meantime. */
export const saveWheel = (wheel: object, { force = false } = {}): Promise<Body> =>
  authenticatedRequest(force ? '/api/wheel?force=true' : '/api/wheel', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wheel),
    redirectOnAuthError: false,
  });
