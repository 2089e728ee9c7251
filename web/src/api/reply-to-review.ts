import { callAsUser } from './authenticated-request';

/** Sets the product's reply instead of the one that was seen; an empty one takes it away. */
export async function replyToReview(number: number, text: string, instead: string): Promise<void> {
  await callAsUser(`/api/admin/reviews/${number}/reply`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text, instead }),
  });
}
