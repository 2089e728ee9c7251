import { beforeEach, describe, expect, it } from 'vitest';
import { changeFields } from '../../../wheel/edits/edits';
import { canUndo, createWheelStore } from '../../../wheel/store';
import { createReorder } from './reorder';

const wheel = createWheelStore();
const reorder = createReorder(wheel);
const order = () =>
  wheel
    .getState()
    .wheel.slices.map(({ text }) => text)
    .join('');
const press = (...keys: string[]) => keys.map((key) => reorder.pressKey('b', key));
const news = () => reorder.store.getState().news;

beforeEach(() => {
  const { wheel: config } = wheel.getState();
  const slices = [...'abcdefghijklmnop'].map((text) => ({ guid: text, text, active: true, weight: 1 }));
  wheel.getState().replaceWheel(changeFields(() => ({ slices }))(config));
});

describe('by keys', () => {
  it('lifts, moves and puts down as one step to undo', () => {
    press(' ', 'ArrowDown', 'ArrowDown', ' ');
    expect(order()).toBe('acdbefghijklmnop');
    wheel.getState().undo();
    expect(order()).toBe('abcdefghijklmnop');
    expect(canUndo(wheel.getState())).toBe(false);
  });

  it.each([
    [['ArrowUp'], 'bacdefghijklmnop'],
    [['ArrowUp', 'ArrowUp'], 'bacdefghijklmnop'],
    [['PageDown'], 'acdefghijklbmnop'],
    [['End'], 'acdefghijklmnopb'],
    [['End', 'PageUp'], 'acdefbghijklmnop'],
    [['End', 'Home'], 'bacdefghijklmnop'],
  ])('%j leads to %s', (keys, expected) => {
    press('Enter', ...keys, 'Enter');
    expect(order()).toBe(expected);
  });

  it('Escape puts it back, and nothing is stored', () => {
    const before = wheel.getState().wheel;
    press(' ', 'End', 'Escape');
    expect(wheel.getState().wheel).toBe(before);
    expect(news()).toMatchObject({ what: 'cancelled', text: 'b', place: 2 });
  });

  it('putting it down where it was stores nothing', () => {
    const before = wheel.getState().wheel;
    press(' ', 'ArrowDown', 'ArrowUp', ' ');
    expect(wheel.getState().wheel).toBe(before);
  });

  it('announces each step', () => {
    press(' ');
    expect(news()).toEqual({ what: 'lifted', text: 'b', place: 2, total: 16 });
    press('ArrowDown');
    expect(news()).toEqual({ what: 'moved', text: 'b', place: 3, total: 16 });
    press(' ');
    expect(news()).toEqual({ what: 'dropped', text: 'b', place: 3, total: 16 });
  });

  it('leaves other keys alone, and arrows before anything is lifted', () => {
    expect(press('ArrowDown', 'x', 'Escape')).toEqual([false, false, false]);
    expect(press(' ', 'x', 'Escape')).toEqual([true, false, true]);
  });
});

it('a row that vanished in the hand is simply gone', () => {
  press(' ', 'ArrowDown');
  wheel.getState().removeSlice('b');
  press(' ');
  expect(order()).toBe('acdefghijklmnop');
  reorder.lift('nobody', 'keyboard');
  expect(reorder.store.getState().lift).toBeNull();
});
