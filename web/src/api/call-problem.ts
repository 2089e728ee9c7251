import { ApiError } from './api-error';

/** Why a call failed, as far as a visitor can do something about it. */
export type CallProblem = 'offline' | 'busy' | 'invalid' | 'other';

/** Also `full`: the user's account is. `spent`: the guests of this network have stored as much as they may in a day. */
export type StoreProblem = CallProblem | 'full' | 'spent';

const spaceProblems: Record<string, 'full' | 'spent' | undefined> = {
  wheel_quota_exceeded: 'full',
  guest_budget_spent: 'spent',
};

/** Why the server keeps nothing more, if that is the reason. */
export const spaceProblem = (error: unknown): 'full' | 'spent' | undefined =>
  error instanceof ApiError ? spaceProblems[error.code ?? ''] : undefined;

export function callProblem(error: unknown): CallProblem {
  if (!(error instanceof ApiError)) return error instanceof TypeError ? 'offline' : 'other';
  if (error.status === 429 || error.status === 503) return 'busy';
  return error.status === 422 || error.status === 413 ? 'invalid' : 'other';
}
