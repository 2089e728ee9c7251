import { ApiError } from '../api/api-error';
import type { SaveProblem } from '../library/wheel-record';
import { ConnectionLost } from '../network/within';
import type { CloudError } from './cloud-error';

export function cloudErrorOf(error: unknown): CloudError {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof ApiError
    ? { status: error.status, code: error.code, message, data: error.body }
    : { status: error instanceof ConnectionLost ? 0 : -1, code: undefined, message, data: {} };
}

export const isAuthFailure = ({ status }: Pick<SaveProblem, 'status'>): boolean =>
  status === 401 || status === 403;

/** A retry may succeed: nothing is wrong with the wheel. */
export const passesByItself = ({ status }: Pick<SaveProblem, 'status'>): boolean =>
  status === 0 || status === 429 || status >= 500;
