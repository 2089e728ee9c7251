import { expect, test } from 'vitest';
import { checkEvenness, winsToJudge } from './evenness';

const even = (...won: number[]) => won.map((wins) => ({ won: wins, chance: 1 / won.length }));

test('tables of the chi-square distribution are met', () => {
  // 20 beside 10: distance 3.333 at one degree of freedom.
  expect(checkEvenness(even(20, 10)).likelihood).toBeCloseTo(0.0679, 4);
  // The 5 % point of nine degrees of freedom lies at 16.919; 1000 wins of ten choices, 100 expected each.
  const distance = 16.919;
  const off = Math.sqrt((distance * 100) / 2);
  expect(checkEvenness(even(100 + off, 100 - off, ...Array(8).fill(100))).likelihood).toBeCloseTo(0.05, 4);
});

test('the verdict follows the likelihood', () => {
  expect(checkEvenness(even(50, 50)).verdict).toBe('even');
  expect(checkEvenness(even(62, 38)).verdict).toBe('uncommon');
  expect(checkEvenness(even(80, 20)).verdict).toBe('rare');
});

test('weights are what is expected, not evenness as such', () => {
  expect(
    checkEvenness([
      { won: 75, chance: 0.75 },
      { won: 25, chance: 0.25 },
    ]).verdict,
  ).toBe('even');
});

test('with too few wins nothing is said', () => {
  expect(checkEvenness(even(3, 0)).verdict).toBe('tooFew');
  expect(checkEvenness([]).verdict).toBe('tooFew');
  expect(checkEvenness([{ won: 100, chance: 1 }]).verdict).toBe('tooFew');
});

test('choices that are off the wheel do not count', () => {
  expect(checkEvenness([...even(50, 50), { won: 500, chance: 0 }]).verdict).toBe('even');
});

test('thousands of choices are no trouble', () => {
  const { likelihood } = checkEvenness(even(...Array.from({ length: 2000 }, (_, i) => 10 + (i % 2))));
  expect(likelihood).toBeGreaterThan(0.999);
});

test('says from how many wins on it can judge', () => {
  expect(winsToJudge([{ chance: 0.25 }, { chance: 0.75 }, { chance: 0 }])).toBe(20);
  expect(winsToJudge([])).toBe(0);
});
