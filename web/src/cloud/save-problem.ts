import { ApiError } from '../api/api-error';
import { type Problem, problemOf } from '../api/problem';
import { problemText } from '../components/problem/problem-text';
import type { SaveProblem } from '../library/wheel-record';
import { isAuthFailure } from './read-error';

/** Why a save failed. A co-editor is refused once the link has ended. */
export function nameOfProblem(problem: SaveProblem, isCoEdited: boolean): Problem | 'coEditEnded' {
  const { status, code } = problem;
  if (status === 0) return 'offline';
  if (isAuthFailure(problem)) return 'signedOut';
  const name = problemOf(new ApiError('', status, code));
  return name === 'conflict' && isCoEdited ? 'coEditEnded' : name;
}

/** The same in a sentence that also says what to do. Needs the texts of `cloud`. */
export const problemSentence = (problem: SaveProblem, isCoEdited = false): string =>
  problemText(nameOfProblem(problem, isCoEdited), 'cloud');
