import { ApiError } from './api-error';
import { successOf } from './failed-answer';
import { type Body, textIn } from './read-body';
import { readEvents } from './read-events';
import type { components } from './schema';
import { sendAsUser } from './send-as-user';

export type WheelWish = components['schemas']['WheelWish'];
export type IdeaTopic = components['schemas']['IdeaTopic'];
export type IdeaWheel = components['schemas']['IdeaWheel'];
export type IdeaProgress = components['schemas']['IdeaProgress'];

interface Waiting {
  signal: AbortSignal;
  onProgress: (progress: IdeaProgress) => void;
}

/** Makes a new wheel from a sentence. Reports its progress; when aborted, the server stops the work. */
export async function createIdeaWheel(wish: WheelWish, { signal, onProgress }: Waiting): Promise<IdeaWheel> {
  const response = await sendAsUser('/api/ai/wheel', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    body: JSON.stringify(wish),
    signal,
  });
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
