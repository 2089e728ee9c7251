import { authenticatedRequest } from './authenticated-request';
import type { Body } from './read-body';

/** Loads a wheel of the user; an auth error is thrown without a message to the visitor. */
export const loadWheel = (id: string, headers: Record<string, string> = {}): Promise<Body> =>
  authenticatedRequest(`/api/wheel/${encodeURIComponent(id)}`, {
    headers,
    redirectOnAuthError: false,
    patience: 'start',
  });
