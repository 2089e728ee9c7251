import { expect, it, test } from 'vitest';
import type { Wheel } from '../document/document';
import { newWheel } from '../document/new-wheel';
import { sliceOf } from '../testing/slices';
import { wheelOf } from '../testing/wheels';
import {
  addSlice,
  copySlice,
  type Edit,
  nameWheel,
  removeSlice,
  renameSlice,
  resetSlices,
  setSliceActive,
} from './edits';

const unknown = { document: { plan: 'kept' }, definition: { mood: 'kept' } };
const wheel = (...texts: string[]) =>
  wheelOf({
    id: 'w',
    name: 'Tea time',
    look: { palette: 'Rainbow' },
    slices: texts.map((text) => sliceOf({ guid: text, text, message: `${text}!` })),
    unknown,
  });
const slicesAfter = (before: Wheel, edit: Edit) => edit(before).slices;
const textsAfter = (before: Wheel, edit: Edit) => slicesAfter(before, edit).map((slice) => slice.text);

test('a new slice is active, last, and coloured by its place in the palette', () => {
  const added = slicesAfter(wheel('a', 'b'), addSlice('c')).at(-1);
  expect(added).toMatchObject({
    text: 'c',
    active: true,
    weight: 1,
    background: '#108350',
    color: '#ffffff',
  });
  expect(added?.guid).toHaveLength(36);
});

test('a slice is removed by its guid; an unknown guid changes nothing', () => {
  expect(textsAfter(wheel('a', 'b'), removeSlice('a'))).toEqual(['b']);
  expect(textsAfter(wheel('a', 'b'), removeSlice('zz'))).toEqual(['a', 'b']);
});

test('a copy stands beside its original with a guid of its own', () => {
  const slices = slicesAfter(wheel('a', 'b'), copySlice('a'));
  expect(slices.map((slice) => slice.text)).toEqual(['a', 'a', 'b']);
  expect(slices[1]?.message).toBe('a!');
  expect(slices[1]?.guid).not.toBe('a');
});

test('a new text keeps everything else of the slice', () => {
  const [first, second] = slicesAfter(wheel('a', 'b'), renameSlice('a', 'Tea'));
  expect(first).toMatchObject({ guid: 'a', text: 'Tea', message: 'a!' });
  expect(second?.text).toBe('b');
});

test('switching a slice off leaves the others as they are, reset brings all back', () => {
  const off = setSliceActive('a', false)(wheel('a', 'b'));
  expect(off.slices.map((slice) => slice.active)).toEqual([false, true]);
  expect(slicesAfter(off, resetSlices).every((slice) => slice.active)).toBe(true);
});

test('an edit leaves the given wheel and everything else in it untouched', () => {
  const before = wheel('a');
  const after = addSlice('b')(before);
  expect(before.slices).toHaveLength(1);
  expect(after).toMatchObject({ id: 'w', name: 'Tea time', unknown });
});

it('names the wheel and describes it, without the blanks around', () => {
  const named = nameWheel(' Lunch ', ' What to eat ')(newWheel());
  expect(named).toMatchObject({ name: 'Lunch', description: 'What to eat' });
});

it('is no change when nothing differs', () => {
  const wheel = newWheel();
  expect(nameWheel('', '')(wheel)).toBe(wheel);
  const named = nameWheel('Lunch', '')(wheel);
  expect(nameWheel('Lunch ', ' ')(named)).toBe(named);
});
