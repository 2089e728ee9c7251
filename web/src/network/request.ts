import { ConnectionLost, within } from './within';

/** How long a call may be silent, in ms: until its response begins, and then between two pieces of its body. */
const limits = {
  /** The page waits for the response before it shows a wheel. */
  start: 5000,
  usual: 30_000,
} as const;

export interface CallInit extends RequestInit {
  deadline?: keyof typeof limits;
}

interface Call {
  limit: number;
  controller: AbortController;
}

const calls = new WeakMap<Response, Call>();

/**
 * `fetch` with a deadline. A call that times out is rejected with `ConnectionLost`, like one without a connection. The body
 * has no deadline of its own unless `readText` or `readBytes` reads it, so a stream of events may pause.
 */
export async function request(address: string, init: CallInit = {}): Promise<Response> {
  const { deadline = 'usual', signal, ...rest } = init;
  const call: Call = { limit: limits[deadline], controller: new AbortController() };
  if (signal) passOn(signal, call.controller);
  const response = await inTime(fetch(address, { ...rest, signal: call.controller.signal }), call);
  calls.set(response, call);
  return response;
}

/** The whole body. A slow body may take long, as long as some of it arrives before each deadline. */
export async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const call = calls.get(response);
  if (!call || !response.body) return new Uint8Array(await response.arrayBuffer());
  const reader = response.body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    const { done, value } = await inTime(reader.read(), call);
    if (done) return joined(pieces);
    pieces.push(value);
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const piece of pieces) {
    whole.set(piece, end);
    end += piece.length;
  }
  return whole;
}

export const readText = async (response: Response, decoder = new TextDecoder()): Promise<string> =>
  decoder.decode(await readBytes(response));

const inTime = <Value>(step: Promise<Value>, { limit, controller }: Call): Promise<Value> =>
  within(limit, step, () => controller.abort()).catch((error: unknown) => {
    throw error instanceof TypeError ? new ConnectionLost(error.message, { cause: error }) : error;
  });

/** Not `AbortSignal.any`: the oldest browsers we build for lack it. */
function passOn(signal: AbortSignal, controller: AbortController): void {
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
}
