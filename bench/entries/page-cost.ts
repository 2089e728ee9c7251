import { type People, peopleOn } from '../../web/src/live/people.ts';
import type { Wheel } from '../../web/src/wheel/document/document.ts';

export type Entry = People extends ReadonlyMap<string, infer One> ? One : never;

/** What a page does for each message, without drawing: it notes the people and puts them on its wheel. */
export function pageCost(messages: readonly (readonly Entry[])[]): { time: number; heap: number } {
  const before = process.memoryUsage().heapUsed;
  const began = performance.now();
  let people: People = new Map();
  let wheel = { slices: [] } as unknown as Wheel;
  for (const entries of messages) {
    people = new Map([...people, ...entries.map((entry) => [entry.entryId, entry] as const)]);
    wheel = peopleOn(wheel, people);
  }
  const time = performance.now() - began;
  if (wheel.slices.length !== people.size) throw new Error('Somebody is not on the wheel.');
  return { time, heap: Math.max(0, process.memoryUsage().heapUsed - before) / 2 ** 20 };
}
