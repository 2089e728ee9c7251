import { ApiError } from '../../api/api-error';

export type RoomProblem = 'offline' | 'busy' | 'invalid' | 'other';

/** Why a room could not be opened or found, in the words the page has for it. */
export function roomProblem(error: unknown): RoomProblem {
  if (!(error instanceof ApiError)) return error instanceof TypeError ? 'offline' : 'other';
  if (error.status === 429 || error.status === 503) return 'busy';
  return error.status === 422 || error.status === 413 ? 'invalid' : 'other';
}
