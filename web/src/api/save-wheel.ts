import { authenticatedRequest } from './authenticated-request';
import type { Body } from './read-body';
import type { components } from './schema';

interface SaveOptions {
  /** Overwrites what was saved elsewhere in the meantime. */
  force?: boolean;
  /** Other grants to save it, such as a co-editing link. */
  headers?: Record<string, string>;
}

/** Saves a wheel document. */
export const saveWheel = (
  wheel: components['schemas']['Wheel'],
  { force = false, headers = {} }: SaveOptions = {},
): Promise<Body> =>
  authenticatedRequest(force ? '/api/wheel?force=true' : '/api/wheel', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(wheel),
    redirectOnAuthError: false,
  });
