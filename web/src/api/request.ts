/** How long a call may be silent, in ms: until its response begins, and then between two pieces of its body. */
const limits = {
  /** The page waits for the response before it shows a wheel. */
  start: 5000,
  usual: 30_000,
} as const;

export interface CallInit extends RequestInit {
  patience?: keyof typeof limits;
}

interface Call {
  limit: number;
  controller: AbortController;
}

const calls = new WeakMap<Response, Call>();

/**
 * `fetch` with a deadline. A call that times out is rejected with a TypeError, like one without a connection. The body
 * has no deadline of its own unless `readText` reads it, so a stream of events may pause.
 */
export async function request(address: string, init: CallInit = {}): Promise<Response> {
  const { patience = 'usual', signal, ...rest } = init;
  const call: Call = { limit: limits[patience], controller: new AbortController() };
  if (signal) passOn(signal, call.controller);
  const response = await inTime(fetch(address, { ...rest, signal: call.controller.signal }), call);
  calls.set(response, call);
  return response;
}

/** The whole body as text. A slow body may take long, as long as some of it arrives before each deadline. */
export async function readText(response: Response, decoder = new TextDecoder()): Promise<string> {
  const call = calls.get(response);
  if (!call || !response.body) return response.text();
  const reader = response.body.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await inTime(reader.read(), call);
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

/** Not `AbortSignal.timeout` and `any`: the oldest browsers we build for lack the latter. */
function inTime<Value>(step: Promise<Value>, { limit, controller }: Call): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TypeError(`No answer within ${limit} ms`));
      controller.abort();
    }, limit);
    step.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function passOn(signal: AbortSignal, controller: AbortController): void {
  const abort = () => controller.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
}
