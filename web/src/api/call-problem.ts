import { ApiError } from './api-error';

/** Why a call failed, as far as a visitor can do something about it. */
export type CallProblem = 'offline' | 'busy' | 'invalid' | 'other';

export function callProblem(error: unknown): CallProblem {
  if (!(error instanceof ApiError)) return error instanceof TypeError ? 'offline' : 'other';
  if (error.status === 429 || error.status === 503) return 'busy';
  return error.status === 422 || error.status === 413 ? 'invalid' : 'other';
}
