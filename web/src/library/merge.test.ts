import { expect, test } from 'vitest';
import type { LogEntry } from '../wheel/keeping/spin-log';
import { afterAll } from './merge';

const spin = (id: string, order: number) => ({ kind: 'recount', id, order, at: 0 }) as unknown as LogEntry;

test('what was spun before the log was loaded comes once, after all of its own, in its order', () => {
  const log = { base: { history: [], totalWheelSpins: 0 }, entries: [spin('a', 1), spin('b', 7)] };
  const added = afterAll(log, [spin('b', 1), spin('c', 1), spin('d', 2), spin('d', 2), spin('e', 20)]);
  expect(added.map(({ id, order }) => [id, order])).toEqual([
    ['c', 8],
    ['d', 9],
    ['e', 20],
  ]);
});
