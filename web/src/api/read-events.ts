export interface ServerEvent {
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
