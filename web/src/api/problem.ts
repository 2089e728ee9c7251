import { ApiError } from './api-error';

/**
 * What the server's codes mean to a visitor. The words are `problem.…` in the texts of the part that made the call,
 * or else in `common` (`components/problem/problem-text.ts`).
 */
const byCode = {
  unavailable: 'busy',
  too_many_requests: 'tooOften',
  invalid_wheel: 'invalid',
  wheel_quota_exceeded: 'full',
  quota_exceeded: 'full',
  guest_budget_spent: 'spent',
  too_many_wheels: 'tooMany',
  too_many_links: 'tooMany',
  too_many_choices: 'tooMany',
  beacon_unavailable: 'beacon',
  beacon_wrong: 'beacon',
  beacon_clock: 'beacon',
  empty_prompt: 'empty',
  prompt_too_long: 'tooLong',
  no_idea: 'noIdea',
  no_credits: 'noCredits',
  wheel_under_way: 'underWay',
  model_unavailable: 'noAnswer',
  model_too_slow: 'noAnswer',
  model_answer_unusable: 'noAnswer',
  file_too_large: 'tooLarge',
  invalid_file_type: 'wrongType',
  verification_failed: 'verification',
  picture_too_large: 'pixels',
  too_many_frames: 'moving',
  sound_too_long: 'tooLong',
  unreadable_file: 'broken',
  too_much_metadata: 'broken',
  no_decoder: 'noDecoder',
  bad_form: 'broken',
  door_never_opened: 'doorClosed',
  door_closed: 'doorClosed',
  door_not_open_yet: 'doorLater',
  door_full: 'doorFull',
  too_many_from_network: 'crowded',
  proof_not_found: 'noProof',
  entry_changed: 'noProof',
  host_quota_exceeded: 'doorFull',
  sign_in_needed: 'signIn',
  list_not_found: 'listGone',
  invalid_list_address: 'refused',
  list_refused: 'refused',
  list_is_page: 'isPage',
  list_not_shared: 'notShared',
  list_not_text: 'wrongType',
  list_too_large: 'tooLarge',
  list_unreachable: 'noAnswer',
  list_busy: 'busy',
  name_missing: 'nameless',
  filtered_name: 'filtered',
  removed: 'removed',
  already_claimed: 'claimed',
  time_over: 'timeOver',
  replaced: 'replaced',
} as const;

const byStatus = {
  401: 'signedOut',
  404: 'gone',
  409: 'conflict',
  413: 'tooLarge',
  422: 'invalid',
  429: 'tooOften',
  502: 'busy',
  503: 'busy',
  504: 'busy',
  507: 'busy',
} as const;

/** Why something failed, as far as a visitor can do something about it. */
export type Problem =
  | (typeof byCode)[keyof typeof byCode]
  | (typeof byStatus)[keyof typeof byStatus]
  | 'offline'
  | 'other';

/** What a code of the server or of a room means; undefined for a code that this page doesn't know. */
export const problemOfCode = (code = ''): Problem | undefined =>
  Object.hasOwn(byCode, code) ? byCode[code as keyof typeof byCode] : undefined;

export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return error instanceof TypeError ? 'offline' : 'other';
  return problemOfCode(error.code) ?? byStatus[error.status as keyof typeof byStatus] ?? 'other';
}

/** Whether the server keeps nothing more for this user or network. */
export const isSpaceProblem = (error: unknown): boolean => ['full', 'spent'].includes(problemOf(error));
