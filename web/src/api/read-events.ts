export interface ServerEvent {
  name: string;
  data: string;
}

/** An answer that goes on without ever ending an event is no answer. */
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
      // Cut between its two letters, a line end is whole only now.
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
    // Whoever has heard enough lets the server stop, too.
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
