import { translator } from '../i18n/translate';
import type { SaveProblem } from '../library/wheel-record';

const ofCode: Partial<Record<string, ProblemName>> = {
  too_many_wheels: 'tooMany',
  wheel_quota_exceeded: 'quotaExceeded',
};

const ofStatus: Partial<Record<number, ProblemName>> = {
  0: 'offline',
  401: 'signedOut',
  403: 'signedOut',
  409: 'notOwner',
  413: 'tooLarge',
  422: 'invalid',
  429: 'busy',
  503: 'busy',
};

type ProblemName =
  | 'offline'
  | 'signedOut'
  | 'notOwner'
  | 'coEditEnded'
  | 'tooMany'
  | 'quotaExceeded'
  | 'tooLarge'
  | 'invalid'
  | 'busy'
  | 'other';

/** Why a save failed. A co-editor is refused once the link has ended. */
export function nameOfProblem({ status, code = '' }: SaveProblem, isCoEdited: boolean): ProblemName {
  const name = ofCode[code] ?? ofStatus[status] ?? 'other';
  return name === 'notOwner' && isCoEdited ? 'coEditEnded' : name;
}

/** The same in a sentence that also says what to do. Needs the texts of `cloud`. */
export const problemSentence = (problem: SaveProblem, isCoEdited = false): string =>
  translator('cloud', 'problem')(nameOfProblem(problem, isCoEdited));
