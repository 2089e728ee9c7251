import { ApiError } from '../../api/api-error';
import type { IdeaTopic } from '../../api/create-idea-wheel';

const problems = {
  empty: ['empty_prompt'],
  tooLong: ['prompt_too_long'],
  tooMany: ['too_many_choices'],
  noIdea: ['no_idea'],
  noCredits: ['no_credits'],
  underWay: ['wheel_under_way'],
  noAnswer: ['model_unavailable', 'model_too_slow', 'model_answer_unusable'],
} as const satisfies Record<string, readonly string[]>;

export type IdeaProblem = keyof typeof problems | 'offline' | 'signedOut' | 'busy' | 'other';

/** Why there is no wheel, as far as a visitor can do something about it. */
export function problemOf(error: unknown): IdeaProblem {
  if (!(error instanceof ApiError)) return error instanceof TypeError ? 'offline' : 'other';
  const names = Object.keys(problems) as (keyof typeof problems)[];
  const named = names.find((name) => (problems[name] as readonly string[]).includes(error.code ?? ''));
  if (named) return named;
  if (error.status === 401) return 'signedOut';
  return error.status === 429 || error.status === 503 ? 'busy' : 'other';
}

/** Topics that come closest when nothing fits. */
export function nearTopicsOf(error: unknown): IdeaTopic[] {
  const near = error instanceof ApiError ? error.body.nearTopics : undefined;
  return Array.isArray(near) ? (near as IdeaTopic[]) : [];
}

/** When the model failed, the built-in ideas still work. */
export const isModelsFault = (problem: IdeaProblem): boolean =>
  problem === 'noCredits' || problem === 'noAnswer' || problem === 'underWay' || problem === 'signedOut';
