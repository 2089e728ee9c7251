import { beforeAll, describe, expect, test, vi } from 'vitest';
import { loadEffect } from './celebrate';
import { effectNames } from './effect-names';
import type { Particle } from './particle';
import { type Effect, simulate } from './simulation';

function seeded(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
}

const start = (effect: Effect) => simulate(effect, 1000, 800, seeded());

function run(
  effect: Effect,
  seconds: number,
  watch: (particles: readonly Particle[], time: number) => void = () => {},
) {
  const simulation = start(effect);
  for (let frame = 0; frame < seconds * 60; frame++) {
    simulation.advance(1 / 60);
    watch(simulation.particles, (frame + 1) / 60);
  }
  return simulation;
}

/** Times at which the total number of particles jumps by more than 20. */
function burstsOf(effect: Effect, seconds: number): number[] {
  const jumps: number[] = [];
  let before = start(effect).particles.length;
  if (before > 20) jumps.push(0);
  run(effect, seconds, (particles, time) => {
    if (particles.length - before > 20) jumps.push(Math.round(time * 10) / 10);
    before = particles.length;
  });
  return jumps;
}

beforeAll(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

describe.each(effectNames)('%s', (name) => {
  test('is seen within 300 ms, left and right of the name', async () => {
    let seen: readonly Particle[] = [];
    run(await loadEffect(name), 0.3, (particles) => {
      seen = particles.filter(({ x, y }) => x > 0 && x < 1000 && y > 0 && y < 800);
    });
    expect(seen.filter(({ x }) => x < 450).length).toBeGreaterThanOrEqual(8);
    expect(seen.filter(({ x }) => x > 550).length).toBeGreaterThanOrEqual(8);
  });

  test('shows never more than its limit, and nothing that is no number', async () => {
    const effect = await loadEffect(name);
    let most = 0;
    run(effect, 6, (particles) => {
      most = Math.max(most, particles.length);
      expect(particles.every(({ x, y, size }) => Number.isFinite(x + y + size))).toBe(true);
    });
    expect(most).toBeLessThanOrEqual(effect.limit);
  });

  test(name === 'confetti' ? 'goes on until it is destroyed' : 'is over after a while', async () => {
    expect(run(await loadEffect(name), 40).isOver).toBe(name !== 'confetti');
  });
});

test('confetti throws 200 pieces every 1.5 s from 70 % of the height', async () => {
  const confetti = await loadEffect('confetti');
  const first = start(confetti).particles;
  expect(first).toHaveLength(200);
  expect(first.every(({ y }) => y === 560)).toBe(true);
  expect(burstsOf(confetti, 4)).toEqual([0, 1.5, 3]);
});

test('confetti throws as many round pieces from the left as from the right', async () => {
  const round = start(await loadEffect('confetti')).particles.filter(({ shape }) => shape === 'circle');
  expect(round.filter(({ x }) => x === 0)).toHaveLength(25);
  expect(round.filter(({ x }) => x === 1000)).toHaveLength(25);
});

test.each(['confetti', 'snow'] as const)('%s is all over a wide stage within 300 ms', async (name) => {
  const simulation = simulate(await loadEffect(name), 1600, 900, seeded());
  for (let frame = 0; frame < 18; frame++) simulation.advance(1 / 60);
  const seen = simulation.particles.filter(({ y }) => y > 0 && y < 900);
  for (const part of [0, 1, 2, 3, 4])
    expect(seen.filter(({ x }) => Math.floor(x / 320) === part).length).toBeGreaterThanOrEqual(
      name === 'snow' ? 50 : 8,
    );
});

test.each(['stars', 'valentines', 'emoji'] as const)('%s go off at 0, 500 and 1000 ms', async (name) => {
  expect(burstsOf(await loadEffect(name), 4)).toEqual([0, 0.5, 1]);
});

test('one piece of four passes in front of the name, from either side and of any shape', async () => {
  const thrown = simulate(await loadEffect('confetti'), 1000, 800, seeded()).particles.filter(
    (piece) => piece.isInFront,
  );
  for (const shape of ['circle', 'rectangle'])
    for (const x of [0, 1000])
      expect(thrown.filter((piece) => piece.shape === shape && piece.x === x).length).toBeGreaterThan(4);
  const { particles } = simulate(await loadEffect('snow'), 1000, 800, seeded());
  expect(particles.filter(({ isInFront }) => isInFront).length / particles.length).toBeCloseTo(0.25, 2);
});

test('over white letters white pieces have another colour, and the others keep theirs', async () => {
  const colorsOf = async (name: 'snow' | 'confetti') =>
    new Set(
      simulate(await loadEffect(name), 1000, 800, seeded(), '#7fb2ff').particles.map(({ color }) => color),
    );
  expect([...(await colorsOf('snow'))]).toEqual(['#7fb2ff']);
  expect(await colorsOf('confetti')).not.toContain('#7fb2ff');
});

test('fireworks burst on all sides of the name at once', async () => {
  const { particles } = simulate(await loadEffect('fireworks'), 1000, 800, seeded());
  expect(new Set(particles.filter(({ drag }) => drag > 0).map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
});

test('emoji are smaller on a phone', async () => {
  const largest = async (width: number) =>
    Math.max(...simulate(await loadEffect('emoji'), width, 740, seeded()).particles.map(({ size }) => size));
  expect(await largest(360)).toBeCloseTo(0.6 * (await largest(900)));
});

test('a rocket bursts into sparks where it ends', async () => {
  let sparks = 0;
  run(await loadEffect('fireworks'), 1.4, (particles) => {
    sparks = Math.max(sparks, particles.filter(({ drag }) => drag > 0).length);
  });
  expect(sparks).toBeGreaterThanOrEqual(90);
});
