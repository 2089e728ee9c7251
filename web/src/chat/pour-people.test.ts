import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherPeople } from './pour-people';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const person = (id: number) => ({ id: String(id), name: `Person ${id}` });

it('sends those who come together in one request, the last wish of each, at most 500', async () => {
  const send = vi.fn(async () => {});
  const people = gatherPeople(send);
  for (let id = 0; id < 700; id += 1) people.join(person(id));
  people.leave('3');
  people.leave('9000');
  await vi.advanceTimersByTimeAsync(1000);
  expect(
    send.mock.calls.map(([batch]: { people: []; gone: [] }[]) => [batch?.people.length, batch?.gone]),
  ).toEqual([
    [499, ['3']],
    [200, ['9000']],
  ]);
});

it('sends again what could not be sent, with what came meanwhile', async () => {
  const send = vi.fn(async (_batch: unknown) => {});
  send.mockRejectedValueOnce(new TypeError('offline'));
  const people = gatherPeople(send);
  people.join(person(1));
  await vi.advanceTimersByTimeAsync(500);
  people.join(person(2));
  people.leave('1');
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).toHaveBeenLastCalledWith({ people: [person(2)], gone: ['1'] });
  people.stop();
  people.join(person(3));
  await vi.advanceTimersByTimeAsync(5000);
  expect(send).toHaveBeenCalledTimes(2);
});
