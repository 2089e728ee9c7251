import { ApiError } from './api-error';
import { sendAsUser } from './authenticated-request';
import { type Answer, callAsUser, prepared } from './client';
import { type Body, successOf, textIn } from './read-answer';
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

/** How this sentence would become a wheel. The previous answer stays in view until the new one arrives. */
export const readSentence = (body: WheelWish, signal: AbortSignal): Promise<SentenceReading> =>
  callAsUser('POST /api/ai/reading', { body, signal, deadline: 'start', redirectOnAuthError: false });

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

/** A stream has no status code: an error in it means that the server failed. */
const problemIn = (body: Body): ApiError =>
  new ApiError(
    textIn(body, 'message') ?? 'The wheel could not be made.',
    503,
    textIn(body, 'code'),
    undefined,
    body,
  );

interface ServerEvent {
  name: string;
  data: string;
}

/** A response that never ends an event is invalid. */
const longestEvent = 4_000_000;

/** The events of a `text/event-stream`, as they come. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      waiting += done ? decoder.decode() : decoder.decode(value, { stream: true });
      // A CRLF that was split between two chunks is complete only now.
      waiting = waiting.replaceAll('\r\n', '\n');
      const blocks = waiting.split('\n\n');
      waiting = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventIn(block);
        if (event) yield event;
      }
      if (done) return;
      if (waiting.length > longestEvent) throw new RangeError('An event is too long.');
    }
  } finally {
    // When the caller stops reading, the server stops too.
    await reader.cancel().catch(() => {});
  }
}

function eventIn(block: string): ServerEvent | null {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(event|data):[ ]?(.*)$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length > 0 ? { name, data: data.join('\n') } : null;
}
