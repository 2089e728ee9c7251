import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sliceOf } from '../testing/slices';
import { differenceOf, rebase, withSameParts } from './rebase';

const [tea, milk, cake, pie] = ['tea', 'milk', 'cake', 'pie'].map((guid) => sliceOf({ guid, text: guid }));
const slices = (...list: unknown[]) => ({ slices: list });
const guids = ({ slices: list }: { slices: unknown[] }) =>
  list.map((slice) => (slice as { guid: string }).guid);

test('fields that only one side changed are as that side has them', () => {
  expect(rebase({ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 })).toEqual({ a: 2, b: 3 });
  expect(rebase({ a: 1 }, {}, { a: 1, b: 3 })).toEqual({ b: 3 });
  expect(rebase({}, { a: { x: 1 } }, { b: 3 })).toEqual({ a: { x: 1 }, b: 3 });
});

test('where both changed the same, the change that is made holds', () => {
  expect(rebase({ a: 1 }, { a: 2 }, { a: 3 })).toEqual({ a: 2 });
});

test('choices are added, removed and changed on both sides', () => {
  const from = slices(tea, milk, cake);
  const to = slices({ ...tea, text: 'Green tea' }, cake, pie);
  const onto = slices(tea, milk, { ...cake, weight: 4 });
  expect(rebase(from, to, onto)).toEqual(slices({ ...tea, text: 'Green tea' }, { ...cake, weight: 4 }, pie));
});

test('one that is gone on either side stays gone', () => {
  expect(guids(rebase(slices(tea, milk), slices(tea, { ...milk, weight: 2 }), slices(tea)))).toEqual(['tea']);
});

test('an order that was changed is kept, with what came meanwhile in its place', () => {
  expect(
    guids(rebase(slices(tea, milk, cake), slices(cake, tea, milk), slices(tea, pie, milk, cake))),
  ).toEqual(['cake', 'tea', 'pie', 'milk']);
  expect(guids(rebase(slices(tea, milk), slices(tea, pie, milk), slices(milk, tea)))).toEqual([
    'milk',
    'tea',
    'pie',
  ]);
});

test('what is equal stays the very same object', () => {
  const before = { name: 'x', wheel: slices(tea, milk), other: { deep: [1, 2] } };
  const copy = structuredClone(before);
  expect(withSameParts(before, copy)).toBe(before);
  const changed = withSameParts(before, {
    ...copy,
    wheel: slices({ ...tea }, { ...milk, text: 'Oat milk' }),
  });
  expect(changed.wheel.slices[0]).toBe(tea);
  expect(changed.wheel.slices[1]).toMatchObject({ text: 'Oat milk' });
  expect(changed.other).toBe(before.other);
});

test('a difference has what was changed and the places of the choices, and does the same as the whole', () => {
  const [from, to] = [
    { name: 'A', ...slices(tea, milk) },
    { name: 'A', ...slices(tea, pie, milk) },
  ];
  expect(differenceOf(from, to)).toEqual([
    slices({ guid: 'tea' }, { guid: 'milk' }),
    slices({ guid: 'tea' }, pie, { guid: 'milk' }),
  ]);
  const choice = fc.record({ guid: fc.constantFrom('a', 'b', 'c', 'd'), text: fc.constantFrom('x', 'y') });
  const list = fc.uniqueArray(choice, { selector: ({ guid }) => guid });
  const look = fc.record({ theme: fc.nat(2), line: fc.nat(2) }, { requiredKeys: [] });
  const inner = fc.record({ name: fc.nat(2), slices: list, look }, { requiredKeys: ['slices'] });
  const wheel = fc.record({ id: fc.nat(1), look, inner }, { requiredKeys: ['inner'] });
  fc.assert(
    fc.property(wheel, wheel, wheel, (one, other, onto) => {
      expect(rebase<object>(...differenceOf(one, other, 'inner'), onto)).toEqual(
        rebase<object>(one, other, onto),
      );
    }),
  );
});
