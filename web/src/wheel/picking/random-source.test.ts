import { expect, test, vi } from 'vitest';
import { bestSource, fractionOf, randomSource } from './random-source';

const scripted = (...pairs: [number, number][]) => randomSource(() => pairs.shift() ?? [0, 0]);

test('draws 53 bits and takes the remainder', () => {
  expect(scripted([0, 17]).below(10)).toBe(7);
  expect(scripted([1 << 11, 0]).below(2 ** 33)).toBe(2 ** 32);
});

test('a draw in the unfair tail is thrown away, never folded back', () => {
  const top: [number, number] = [0xffffffff, 0xffffffff];
  expect(scripted(top, [0, 2]).below(3 * 2 ** 51)).toBe(2);
});

test('a bound of one has one answer', () => {
  expect(scripted([123456, 654321]).below(1)).toBe(0);
});

test.each([0, -1, 1.5, Number.NaN, 2 ** 54])('refuses the bound %s', (bound) => {
  expect(() => bestSource().below(bound)).toThrow(RangeError);
});

test('fractions lie in [0, 1)', () => {
  const source = bestSource();
  for (let i = 0; i < 1000; i++) {
    const fraction = fractionOf(source);
    expect(fraction).toBeGreaterThanOrEqual(0);
    expect(fraction).toBeLessThan(1);
  }
});

test('Math.random is not consulted while a cryptographic source exists', () => {
  const patched = vi.spyOn(Math, 'random').mockReturnValue(0);
  const drawn = new Set(Array.from({ length: 50 }, () => bestSource().below(1_000_000)));
  expect(patched).not.toHaveBeenCalled();
  expect(drawn.size).toBeGreaterThan(40);
  patched.mockRestore();
});

test('without a cryptographic source a logged fallback serves', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const drawn = bestSource(false).below(6);
  expect(warned).toHaveBeenCalledOnce();
  expect(drawn).toBeGreaterThanOrEqual(0);
  expect(drawn).toBeLessThan(6);
  warned.mockRestore();
});
