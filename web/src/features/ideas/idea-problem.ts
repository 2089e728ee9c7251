import { ApiError } from '../../api/api-error';
import type { IdeaTopic } from '../../api/ideas';
import type { Problem } from '../../api/problem';

/** Topics that come closest when nothing fits. */
export function nearTopicsOf(error: unknown): IdeaTopic[] {
  const near = error instanceof ApiError ? error.body.nearTopics : undefined;
  return Array.isArray(near) ? (near as IdeaTopic[]) : [];
}

/** When the model failed, the built-in ideas still work. */
export const isModelsFault = (problem: Problem): boolean =>
  problem === 'noCredits' || problem === 'noAnswer' || problem === 'underWay' || problem === 'signedOut';
