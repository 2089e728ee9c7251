import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newWheel } from '../document/new-wheel';
import { skipSpin, spinWheel } from '../motion/spin-wheel';
import { createWheelStore, type WheelStore } from '../store';
import { silentAudio } from '../testing/silent-audio';
import { slicesOf } from '../testing/slices';
import { audibleTicks } from './play-ticks';
import { tickLoudness, tickWhileSpinning } from './tick-sound';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function storeWith(count: number, audio: Record<string, unknown> = {}): WheelStore {
  const store = createWheelStore();
  const wheel = newWheel();
  const spin = { ...wheel.spin, duration: 6000 };
  store.getState().replaceWheel({ ...wheel, audio, spin, slices: slicesOf(count) });
  return store;
}

describe('while the wheel spins', () => {
  test('every tick is put on the audio clock before it is due', () => {
    const audio = silentAudio();
    const store = storeWith(4);
    tickWhileSpinning(store, () => audio.context);
    spinWheel(store);
    vi.advanceTimersByTime(200);
    audio.runTo(0.2);
    for (let second = 0.2; second < 7; second++) {
      const due = audio.times.filter((time) => time <= second + 1).length;
      audio.runTo(second + 1);
      vi.advanceTimersByTime(1000);
      expect(audio.times.filter((time) => time <= second + 1)).toHaveLength(due);
    }
    // Twelve turns of four slices.
    expect(audio.times.length).toBeGreaterThanOrEqual(45);
    expect(Math.max(...audio.times)).toBeLessThanOrEqual(6);
  });

  test('they slow down with the wheel, and sound alike unless their pitch is wanted', () => {
    for (const isPitched of [false, true]) {
      const audio = silentAudio();
      const store = storeWith(4);
      tickWhileSpinning(
        store,
        () => audio.context,
        () => isPitched,
      );
      spinWheel(store);
      for (let hundredth = 1; hundredth < 700; hundredth++) {
        vi.advanceTimersByTime(10);
        audio.runTo(hundredth / 100);
      }
      const last = audio.times.slice(-6);
      const gaps = last.map((time, place) => time - (last[place - 1] ?? time)).slice(1, -1);
      expect(gaps).toEqual([...gaps].sort((one, other) => one - other));
      expect(new Set(audio.pitches).size > 1).toBe(isPitched);
    }
  });

  test('a spin that has begun before is heard from then on', () => {
    const audio = silentAudio();
    const store = storeWith(4);
    spinWheel(store);
    vi.advanceTimersByTime(2000);
    tickWhileSpinning(store, () => audio.context);
    vi.advanceTimersByTime(200);
    expect(audio.isConnected()).toBe(true);
    expect(audio.times.length).toBeGreaterThan(0);
  });

  test('a skipped spin falls silent, as soon as its last tick has sounded', () => {
    const audio = silentAudio();
    const store = storeWith(4);
    tickWhileSpinning(store, () => audio.context);
    spinWheel(store);
    vi.advanceTimersByTime(200);
    expect(audio.isConnected()).toBe(true);
    skipSpin(store);
    vi.advanceTimersByTime(60);
    expect(audio.isConnected()).toBe(false);
  });

  test('they follow the volume, down to nothing and up again', () => {
    const audio = silentAudio();
    const store = storeWith(4, { masterVolume: 100, spinVolume: 50 });
    tickWhileSpinning(store, () => audio.context);
    spinWheel(store);
    vi.advanceTimersByTime(200);
    expect(audio.loudness()).toBe(0.5);
    const turn = (settings: object) =>
      store.getState().edit((wheel) => ({ ...wheel, audio: { ...wheel.audio, ...settings } }));
    turn({ enabled: false });
    expect(audio.loudness()).toBe(0);
    turn({ enabled: true, masterVolume: 20 });
    expect(audio.loudness()).toBeCloseTo(0.1);
  });

  test('a spin skipped at once plays no tick', () => {
    const open = vi.fn(() => null);
    const store = storeWith(4);
    tickWhileSpinning(store, open);
    spinWheel(store);
    skipSpin(store);
    vi.advanceTimersByTime(1000);
    expect(open).not.toHaveBeenCalled();
  });

  test('nothing is scheduled on a clock that stands still, and what was missed is not made up for', () => {
    const audio = silentAudio('suspended');
    const store = storeWith(4);
    tickWhileSpinning(store, () => audio.context);
    spinWheel(store);
    vi.advanceTimersByTime(3000);
    expect(audio.times).toEqual([]);
    audio.resume();
    expect(audio.times.length).toBeGreaterThan(0);
    expect(audio.times.length).toBeLessThan(30);
  });
});

test.each([
  ['a wheel whose sound is off', { enabled: false }],
  ['a wheel turned down to nothing', { masterVolume: 0 }],
])('%s opens no audio', (_, settings) => {
  const open = vi.fn(() => null);
  const store = storeWith(4, settings);
  tickWhileSpinning(store, open);
  spinWheel(store);
  vi.advanceTimersByTime(1000);
  expect(open).not.toHaveBeenCalled();
});

test('a spin without motion makes no sound', () => {
  const open = vi.fn(() => null);
  const store = storeWith(4);
  tickWhileSpinning(store, open);
  spinWheel(store, { still: true });
  vi.advanceTimersByTime(1000);
  expect(open).not.toHaveBeenCalled();
});

test('ten thousand slices tick, they do not buzz', () => {
  const rushing = Array.from({ length: 700 }, (_, place) => ({ at: place * 8 }));
  const gaps = audibleTicks(rushing).map(({ at }, place, all) => at - (all[place - 1]?.at ?? -100));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(32);
});

test.each([
  [{ masterVolume: 50, spinVolume: 50 }, 0.25],
  [{ masterVolume: 400, spinVolume: -3 }, 0],
  [{ masterVolume: 'loud' }, 0.35],
  [{ spinVolume: 'loud' }, 0.35],
  [undefined, 0],
  ['loud', 0],
])('audio %j ticks at %d', (audio, loudness) => {
  const wheel = { ...newWheel(), audio };
  expect(tickLoudness(wheel as never)).toBeCloseTo(loudness);
});
