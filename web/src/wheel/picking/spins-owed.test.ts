import { expect, test } from 'vitest';
import type { Slice } from '../document/document';
import { winsOf } from '../keeping/spin-log';
import { createWheelStore } from '../store';
import { slicesOf } from '../testing/slices';
import { wheelOf } from '../testing/wheels';
import { forgetOwed, owedIn, oweSpins, tickOwed } from './spins-owed';

function stage() {
  const store = createWheelStore();
  store.getState().replaceWheel(wheelOf({ slices: slicesOf(3) }));
  const stop = tickOwed(store);
  const { edit } = store.getState();
  return {
    store,
    stop,
    edit,
    queue: () => owedIn(store.getState().wheel.spin).map(({ name, count }) => `${name} ${count}`),
    win: async (places = [0]) => {
      const { wheel, record } = store.getState();
      record(
        winsOf(
          wheel,
          places.map((place) => wheel.slices[place] as Slice),
          { receipt: 'a' },
        ),
      );
      await Promise.resolve();
    },
  };
}

test('each spin is one less for the first in the queue, however many it draws', async () => {
  const { edit, queue, win } = stage();
  edit(oweSpins(' Ann ', 2));
  edit(oweSpins('Ben', 1));
  edit(oweSpins('Ann', 1));
  expect(queue()).toEqual(['Ann 3', 'Ben 1']);
  await win([0, 1]);
  expect(queue()).toEqual(['Ann 2', 'Ben 1']);
  edit(forgetOwed('Ann'));
  await win();
  expect(queue()).toEqual([]);
  await win();
  expect(queue()).toEqual([]);
});

test('the place of a winner who was replaced, and results from elsewhere, are no spins', async () => {
  const { edit, queue, win, store, stop } = stage();
  edit(oweSpins('Ann', 3));
  await win();
  const { wheel, log, record, followLog } = store.getState();
  const other = winsOf(wheel, [wheel.slices[1] as Slice], { receipt: 'a' });
  record([{ kind: 'restore', at: Date.now(), of: log.entries[0]?.id ?? '' }, ...other]);
  await Promise.resolve();
  expect(queue()).toEqual(['Ann 2']);
  followLog({ ...store.getState().log, entries: [...store.getState().log.entries, ...log.entries] });
  await Promise.resolve();
  expect(queue()).toEqual(['Ann 2']);
  stop();
  await win();
  expect(queue()).toEqual(['Ann 2']);
});

test('a queue that makes no sense is none', () => {
  const odd = [
    7,
    null,
    { name: 'Ann' },
    { name: 5, count: 1 },
    { name: 'Ben', count: 0 },
    { name: 'Cid', count: 1e9 },
  ];
  for (const owed of [undefined, null, 'Ann', {}, odd]) expect(owedIn({ owed })).toEqual([]);
  expect(owedIn({ owed: [...odd, { name: 'Dora', count: 2 }] })).toEqual([{ name: 'Dora', count: 2 }]);
});
