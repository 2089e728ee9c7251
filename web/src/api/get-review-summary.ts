import { request } from '../network/request';
import { apiAddress } from './base';
import { successOf } from './failed-answer';

/** The raw summary of all public reviews. */
export async function getReviewSummary(): Promise<unknown> {
  return (await successOf(await request(apiAddress('/api/reviews/summary')))).summary;
}
