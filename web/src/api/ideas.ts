import { ApiError } from './api-error';
import { sendAsUser } from './authenticated-request';
import { type Answer, callAsUser, prepared } from './client';
import { successOf } from './failed-answer';
import { type Body, textIn } from './read-body';
import { readEvents } from './read-events';
import type { components } from './schema';

export type WheelWish = components['schemas']['WheelWish'];
export type IdeaTopic = components['schemas']['IdeaTopic'];
export type IdeaWheel = components['schemas']['IdeaWheel'];
export type IdeaProgress = components['schemas']['IdeaProgress'];
export type IdeaOffer = Omit<Answer<'GET /api/ai'>, 'success'>;
export type SentenceReading = Answer<'POST /api/ai/reading'>;

/** How this server makes wheels from a sentence, and what it costs. */
export const getIdeaOffer = (): Promise<IdeaOffer> =>
  callAsUser('GET /api/ai', { redirectOnAuthError: false });

/** What a wheel of this sentence would be made of. What was read before stays in view until the answer. */
export const readSentence = (body: WheelWish, signal: AbortSignal): Promise<SentenceReading> =>
  callAsUser('POST /api/ai/reading', { body, signal, patience: 'start', redirectOnAuthError: false });

interface Waiting {
  signal: AbortSignal;
  onProgress: (progress: IdeaProgress) => void;
}

/** Makes a new wheel from a sentence. Reports its progress; when aborted, the server stops the work. */
export async function createIdeaWheel(wish: WheelWish, { signal, onProgress }: Waiting): Promise<IdeaWheel> {
  const headers = { Accept: 'text/event-stream' };
  const { path, init } = prepared('POST /api/ai/wheel', { body: wish, headers, signal });
  const response = await sendAsUser(path, init);
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
  if (!response.ok || !isStream || !response.body) return (await successOf(response)) as unknown as IdeaWheel;

  for await (const { name, data } of readEvents(response.body)) {
    const body: unknown = JSON.parse(data);
    if (name === 'progress') onProgress(body as IdeaProgress);
    if (name === 'wheel') return body as IdeaWheel;
    if (name === 'error') throw problemIn(body as Body);
  }
  throw new TypeError('The answer ended before the wheel was there.');
}

/** A stream has no status codes any more: what it reports is a failing server. */
const problemIn = (body: Body): ApiError =>
  new ApiError(
    textIn(body, 'message') ?? 'The wheel could not be made.',
    503,
    textIn(body, 'code'),
    undefined,
    body,
  );
