import { callAsUser } from './authenticated-request';

/** Replaces the reply that the moderator saw; an empty text removes it. */
export async function replyToReview(number: number, text: string, instead: string): Promise<void> {
  await callAsUser(`/api/admin/reviews/${number}/reply`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text, instead }),
  });
}
