import { successOf } from './failed-answer';
import type { components } from './schema';
import { sendAsUser } from './send-as-user';

export type SentenceReading = components['schemas']['SentenceReading'];

/** What a wheel of this sentence would be made of. */
export async function readSentence(
  prompt: string,
  lang: string,
  signal: AbortSignal,
): Promise<SentenceReading> {
  const response = await sendAsUser('/api/ai/reading', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ prompt, lang }),
    signal,
    // What was read before stays in view until the answer.
    patience: 'start',
  });
  return (await successOf(response)) as unknown as SentenceReading;
}
