import { afterEach, expect, test, vi } from 'vitest';
import { swayAngle, swayTime } from '../motion/drift';
import { layOut } from '../motion/geometry';
import { planMotion, rotationAt } from '../motion/motion';
import type { RunningSpin } from '../store';
import { slicesOf } from '../testing/slices';
import { playDrift, playSpin, turned } from './play-spin';

interface Played {
  transform: string[];
  duration: number;
  fill: string | undefined;
  iterations?: number;
  currentTime: number;
  cancel: () => void;
}

function animated() {
  const element = document.createElement('div');
  const played: Played[] = [];
  Object.assign(element, {
    animate: ({ transform }: { transform: string[] }, timing: { duration: number; fill?: string }) => {
      const animation = { transform, fill: undefined, ...timing, currentTime: 0, cancel: vi.fn() };
      played.push(animation);
      return animation;
    },
  });
  return { element, played };
}

function running(startedAt: number, duration = 4000): RunningSpin {
  const slices = slicesOf(6);
  const layout = layOut(slices);
  return {
    winner: 'x',
    landingOffset: 0.5,
    motion: planMotion({ from: 1, to: 2, rotates: 5, duration, layout, marker: 0 }),
    startedAt,
    slices,
    layout,
  };
}

afterEach(() => vi.restoreAllMocks());

test('the keyframes go from where the wheel is to where it will rest', () => {
  const disc = animated();
  const spin = running(performance.now());
  playSpin(spin, { disc: disc.element, pointer: null }, 'top');
  const [played] = disc.played;
  expect(played?.duration).toBe(4000);
  expect(played?.transform[0]).toBe(turned(1));
  expect(played?.transform.at(-1)).toBe(turned(rotationAt(spin.motion, 4000)));
  expect(played?.transform.length).toBeGreaterThan(200);
});

test('a spin under way is joined where it is, as after a change of language', () => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  const disc = animated();
  playSpin(running(7500), { disc: disc.element, pointer: null }, 'top');
  expect(disc.played[0]?.currentTime).toBe(2500);
});

test('the pointer moves along, unless it is not to', () => {
  const disc = animated();
  const pointer = animated();
  playSpin(running(0), { disc: disc.element, pointer: pointer.element }, 'top');
  expect(pointer.played).toHaveLength(1);
  expect(new Set(pointer.played[0]?.transform).size).toBeGreaterThan(10);
});

test('taken off, the wheel stops turning', () => {
  const disc = animated();
  playSpin(running(0), { disc: disc.element, pointer: null }, 'top')();
  expect(disc.played[0]?.cancel).toHaveBeenCalled();
});

test('at its end the wheel is held there until it is taken off, for the timer that does so may be late', () => {
  const disc = animated();
  playSpin(running(0), { disc: disc.element, pointer: null }, 'top');
  playDrift({ from: 0.5, startedAt: 0, duration: 50_000 }, disc.element);
  expect(disc.played.map(({ fill }) => fill)).toEqual(['forwards', 'forwards']);
});

test('a skipped wheel takes the pointer along, one that ran to its end lets it swing to rest', () => {
  const clock = vi.spyOn(performance, 'now');
  const cancelledAt = (now: number) => {
    const pointer = animated();
    clock.mockReturnValue(0);
    const stop = playSpin(running(0), { disc: animated().element, pointer: pointer.element }, 'top');
    clock.mockReturnValue(now);
    stop();
    return vi.mocked(pointer.played[0]?.cancel)?.mock.calls.length;
  };
  expect(cancelledAt(1500)).toBe(1);
  expect(cancelledAt(4000)).toBe(0);
});

test('without motion nothing is played', () => {
  const disc = animated();
  playSpin(running(0, 0), { disc: disc.element, pointer: null }, 'top');
  expect(disc.played).toHaveLength(0);
});

test('a drift sways around where the wheel rests, as often as it lasts', () => {
  const disc = animated();
  playDrift({ from: 0.5, startedAt: 0, duration: 3.5 * swayTime }, disc.element);
  const [played] = disc.played;
  expect(played).toMatchObject({ duration: swayTime, iterations: 3.5 });
  const at = (share: number) => played?.transform[share * (played.transform.length - 1)];
  expect([0, 0.5, 1].map(at)).toEqual(Array(3).fill(turned(0.5)));
  expect([0.25, 0.75].map(at)).toEqual([turned(0.5 + swayAngle), turned(0.5 - swayAngle)]);
});
