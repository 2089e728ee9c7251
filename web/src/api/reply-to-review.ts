import { authenticatedRequest } from './authenticated-request';

/** Sets the product's reply; an empty one takes it away. */
export async function replyToReview(number: number, text: string): Promise<void> {
  await authenticatedRequest(`/api/admin/reviews/${number}/reply`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text }),
  });
}
