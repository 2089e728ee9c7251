import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOut, markerAngle, sliceAt } from '../../wheel/motion/geometry';
import { rotationAt } from '../../wheel/motion/motion';
import { closeWinner, spinWheel } from '../../wheel/motion/spin-wheel';
import { wheelStore } from '../../wheel/store';
import { slicesOf } from '../../wheel/testing/slices';
import { wheelOf } from '../../wheel/testing/wheels';
import { followSpin, passingName } from './follow-spin';

const spinOver = (count: number, isBlind = false) => {
  const spin = { duration: 4000, rotates: 12, isBlind };
  wheelStore.getState().replaceWheel(wheelOf({ slices: slicesOf(count), spin }));
  spinWheel(wheelStore);
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  wheelStore.setState({ winner: null, spin: null, spinning: false });
});

test('the last names are the ones under the pointer, and none can be read before', () => {
  spinOver(28);
  const state = wheelStore.getState();
  const { spin } = state;
  const seen = new Set<string>();
  for (let elapsed = 0; elapsed <= 4000; elapsed += 16) {
    const name = passingName(state, (spin?.startedAt ?? 0) + elapsed);
    if (elapsed < 2000) expect(name).toBe('');
    if (name === '' || !spin) continue;
    seen.add(name);
    const under = sliceAt(layOut(spin.slices), markerAngle('top') - rotationAt(spin.motion, elapsed));
    expect(name).toBe(spin.slices[under]?.text);
  }
  expect([3, 4, 5]).toContain(seen.size);
  expect([...seen].at(-1)).toBe(state.wheel.slices.find(({ guid }) => guid === spin?.winner)?.text);
});

test('a spin without motion tells nothing: in a live room others still wait for its end', () => {
  spinOver(8);
  const state = wheelStore.getState();
  const { spin } = state;
  if (!spin) throw new Error('It does not spin');
  const still = { ...state, spin: { ...spin, motion: { ...spin.motion, duration: 0 } } };
  expect(passingName(still, spin.startedAt + 3900)).toBe('');
});

test('a blind spin tells nothing', () => {
  spinOver(8, true);
  const state = wheelStore.getState();
  expect(passingName(state, (state.spin?.startedAt ?? 0) + 3900)).toBe('');
});

test('the room is dim from the spin until the winner is closed, and not at all without motion', () => {
  const stop = followSpin();
  const room = () => document.documentElement.dataset.room;
  spinOver(3);
  expect(room()).toBe('dim');
  vi.advanceTimersByTime(4000);
  expect(room()).toBe('dim');
  closeWinner(wheelStore, 'confirm');
  expect(room()).toBeUndefined();
  wheelStore.setState({ winner: null });
  stop();
});
