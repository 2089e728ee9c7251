import { successOf } from './failed-answer';
import type { components } from './schema';
import { sendAsUser } from './send-as-user';

export type FeedbackSubmission = components['schemas']['FeedbackSubmission'];

/** Anyone may submit; sent as the user, it belongs to the account. */
export async function submitFeedback(submission: FeedbackSubmission): Promise<void> {
  await successOf(
    await sendAsUser('/api/feedback/submit', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(submission),
    }),
  );
}
