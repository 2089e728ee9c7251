import { expect, test } from 'vitest';
import { winsOf } from '../keeping/spin-log';
import { eligibleSlices, waitingFor, wheelInTurn } from '../picking/turns';
import { createWheelStore } from '../store';
import { slicesOf } from '../testing/slices';
import { wheelOf } from '../testing/wheels';
import { coerceStock } from './coerce-wheel';
import type { Slice, Stock } from './document';
import { withOwnStock } from './stock';

const prizes = (...stocks: (Stock | undefined)[]): Slice[] =>
  slicesOf(stocks.length).map((slice, place) => ({
    ...slice,
    ...(stocks[place] ? { stock: stocks[place] } : {}),
  }));
const full = (of: number): Stock => ({ of, left: of, won: 0 });

function stage(...stocks: (Stock | undefined)[]) {
  const store = createWheelStore();
  store.getState().replaceWheel(wheelOf({ slices: prizes(...stocks) }));
  const now = () => eligibleSlices(store.getState().wheel);
  return {
    store,
    win: (place: number, receipt?: string) => {
      const { wheel, record } = store.getState();
      record(winsOf(wheel, [wheel.slices[place] as Slice], { receipt }));
    },
    left: () => now().map(({ stock }) => stock?.left),
    onWheel: () => now().map(({ active }) => active),
  };
}

test('each win takes one prize, and the last one takes the choice off the wheel', () => {
  const { win, left, onWheel, store } = stage(full(2), undefined);
  win(0);
  win(1);
  expect([left(), onWheel()]).toEqual([
    [1, undefined],
    [true, true],
  ]);
  win(0);
  expect([left(), onWheel()]).toEqual([
    [0, undefined],
    [false, true],
  ]);
  const { wheel } = store.getState();
  expect(waitingFor(wheel.slices[0] as Slice, eligibleSlices(wheel)[0], '2026-11-15', {})).toBe('gone');
});

test('a win that is taken back gives its prize back', () => {
  const { store, win, left } = stage(full(1), full(1));
  win(0, 'a-receipt');
  const { log, record } = store.getState();
  record([{ kind: 'restore', at: Date.now(), of: log.entries[0]?.id ?? '' }]);
  expect(left()).toEqual([1, 1]);
});

test('winners that are cleared have had their prizes, until that is undone', () => {
  const { store, win, left } = stage(full(5), full(5));
  win(0);
  win(0);
  store.getState().clear('clear');
  expect(left()).toEqual([3, 5]);
  win(0);
  expect(left()).toEqual([2, 5]);
  store.getState().undo();
  expect(left()).toEqual([2, 5]);
  store.getState().redo();
  expect(left()).toEqual([2, 5]);
  store.getState().clear('recount');
  expect(left()).toEqual([2, 5]);
});

test('a viewer has what the host told, whatever they saw themselves', () => {
  const { store, win } = stage(full(2), undefined);
  win(0);
  const told = wheelInTurn(store.getState().wheel);
  expect(told.slices[0]?.stock).toEqual({ of: 2, left: 1 });
  const seen = { ...told, results: store.getState().wheel.results };
  expect(eligibleSlices(seen)[0]?.stock?.left).toBe(1);
  expect(withOwnStock(seen).slices[0]?.stock).toEqual({ of: 2, left: 1, won: 1 });
});

test.each([
  [undefined, undefined],
  [7, undefined],
  [{}, undefined],
  [{ of: 0 }, undefined],
  [{ of: 'many' }, undefined],
  [
    { of: 3.7, left: 9, won: -1 },
    { of: 3, left: 3, won: 0 },
  ],
  [
    { of: 1e12, left: Number.NaN, won: 'x' },
    { of: 1_000_000, left: 0, won: 0 },
  ],
  [{ of: 5 }, { of: 5, left: 5 }],
])('a stock of %j is %j', (raw, stock) => {
  expect(coerceStock(raw)).toEqual(stock);
});
