import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { finishTyping } from '../../components/text-box/finish-typing';
import { changeFields } from '../../wheel/edits/edits';
import { createWheelStore } from '../../wheel/store';
import { syncTextBox } from './sync-text-box';

const store = createWheelStore();
const box = document.createElement('textarea');
const full = vi.fn();
let stop = () => {};

const slices = () => store.getState().wheel.slices;
const texts = () => slices().map(({ text }) => text);
const steps = () => store.getState().undoHistory.snapshots.length - 1;
const type = (text: string) => {
  box.value = text;
  box.dispatchEvent(new Event('input'));
};

beforeEach(() => {
  vi.useFakeTimers();
  const { wheel, replaceWheel } = store.getState();
  const two = ['a', 'b'].map((text) => ({
    guid: text,
    text,
    active: true,
    weight: 2,
    background: '#111111',
  }));
  replaceWheel(changeFields(() => ({ slices: two }))(wheel));
  document.body.append(box);
  full.mockClear();
  stop = syncTextBox(box, store, full);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('begins with the wheel’s choices', () => {
  expect(box.value).toBe('a\nb');
});

describe('typing', () => {
  it('reaches the wheel after a moment, as one step to undo', () => {
    for (const text of ['a\nb\nc', 'a\nb\ncd', 'a\nb\ncde']) {
      type(text);
      vi.advanceTimersByTime(100);
    }
    expect(texts()).toEqual(['a', 'b']);
    vi.advanceTimersByTime(300);
    expect(texts()).toEqual(['a', 'b', 'cde']);
    type('a\nb\ncdef');
    vi.advanceTimersByTime(400);
    expect(texts()).toEqual(['a', 'b', 'cdef']);
    expect(steps()).toBe(1);
    store.getState().undo();
    expect(box.value).toBe('a\nb');
  });

  it('after a rest begins another step', () => {
    type('a\nb\nc');
    vi.advanceTimersByTime(2500);
    type('a\nb\nc\nd');
    vi.advanceTimersByTime(2500);
    expect(steps()).toBe(2);
  });

  it.each([
    ['leaving the box', () => box.dispatchEvent(new Event('blur'))],
    ['a spin, a save or the end of the page', finishTyping],
    ['another view', () => stop()],
  ])('is not lost by %s', (_, happen) => {
    type('a\nx');
    happen();
    expect(texts()).toEqual(['a', 'x']);
    expect(slices()[1]).toMatchObject({ guid: 'b', weight: 2, background: '#111111' });
  });

  it('that changes nothing is no step', () => {
    type('a  \nb\n\n');
    vi.advanceTimersByTime(3000);
    expect(steps()).toBe(0);
    expect(box.value).toBe('a  \nb\n\n');
  });

  it('of more than a wheel holds says so', () => {
    type('x\n'.repeat(10_001));
    vi.advanceTimersByTime(400);
    expect(full).toHaveBeenLastCalledWith(true);
    type('a');
    vi.advanceTimersByTime(400);
    expect(full).toHaveBeenLastCalledWith(false);
  });
});

describe('changes from elsewhere', () => {
  it('are shown', () => {
    store.getState().addSlice('c');
    expect(box.value).toBe('a\nb\nc');
  });

  it('that add a choice while something is typed join it', () => {
    type('a\nb\nmine');
    store.getState().addSlice('theirs');
    vi.advanceTimersByTime(400);
    expect(texts()).toEqual(['a', 'b', 'mine', 'theirs']);
    expect(box.value).toBe('a\nb\nmine\ntheirs');
  });

  it('do not take away what is being typed', () => {
    type('a\nb\nmine');
    store.getState().setSliceActive('a', false);
    expect(box.value).toBe('a\nb\nmine');
    vi.advanceTimersByTime(400);
    expect(texts()).toEqual(['a', 'b', 'mine']);
    expect(slices()[0]?.active).toBe(false);
  });
});
