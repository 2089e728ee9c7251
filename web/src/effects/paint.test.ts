import { expect, test } from 'vitest';
import type { Names } from './names';
import { paintAround } from './paint';
import { particleOf } from './particle';

/** The calls on a canvas, in order. */
function recorded(names: Names): string[] {
  const done: string[] = [];
  const context = {
    setTransform: () => {},
    beginPath: () => {},
    arc: (x: number) => done.push(`piece at ${x}`),
    fill: () => {},
    clearRect: (...area: number[]) => done.push(`clear ${area.join(' ')}`),
  };
  const particles = [particleOf({ x: 1, isInFront: true }), particleOf({ x: 2 })];
  paintAround(context as unknown as CanvasRenderingContext2D, particles, 1, names);
  return done;
}

const band = { left: 0, top: 40, width: 100, height: 20 };
const letters = { left: 30, top: 45, width: 40, height: 10 };

test('what is behind a band is cut out of it, and nothing covers the letters', () => {
  expect(recorded({ bands: [band], letters: [letters] })).toEqual([
    'piece at 2',
    'clear 0 40 100 20',
    'piece at 1',
    'clear 30 45 40 10',
  ]);
});

test('in front of a band a piece fades on its way to the letters', () => {
  const alphas: number[] = [];
  const context = {
    setTransform: () => {},
    beginPath: () => {},
    arc: () => {},
    fill: () => alphas.push(context.globalAlpha),
    clearRect: () => {},
    globalAlpha: 1,
  };
  const particles = [0, 10, 22, 26, 60].map((x) => particleOf({ x, y: 50, size: 4, isInFront: true }));
  const names = { bands: [band], letters: [{ ...letters, left: 42 }] };
  paintAround(context as unknown as CanvasRenderingContext2D, particles, 1, names);
  expect(alphas).toEqual([1, 0.875, 0.5, 0.375, 0]);
});

test('without names all of it is painted', () => {
  expect(recorded({ bands: [], letters: [] })).toEqual(['piece at 1', 'piece at 2']);
});
