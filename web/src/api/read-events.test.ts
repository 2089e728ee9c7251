import { expect, it } from 'vitest';
import { readEvents } from './ideas';

/** A stream that delivers on demand: the test environment has none. */
function streamOf(chunks: string[]): ReadableStream<Uint8Array> {
  const waiting = chunks.map((chunk) => new TextEncoder().encode(chunk));
  const read = async () => ({ done: waiting.length === 0, value: waiting.shift() });
  return { getReader: () => ({ read, cancel: async () => {} }) } as unknown as ReadableStream<Uint8Array>;
}

async function eventsOf(...chunks: string[]) {
  const events = [];
  for await (const event of readEvents(streamOf(chunks))) events.push(event);
  return events;
}

it('reads events however they are cut', async () => {
  expect(
    await eventsOf('event: prog', 'ress\ndata: {"a"', ':1}\n', '\nevent: wheel\ndata: x\ndata: y\n\n'),
  ).toEqual([
    { name: 'progress', data: '{"a":1}' },
    { name: 'wheel', data: 'x\ny' },
  ]);
});

it('takes other line ends, and leaves out comments and what was cut off', async () => {
  expect(await eventsOf(': still here\n\ndata: one\r', '\n\r\n', 'data: never ended')).toEqual([
    { name: 'message', data: 'one' },
  ]);
});
