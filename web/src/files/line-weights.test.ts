import { expect, it } from 'vitest';
import { haveWeights, weightIn } from './line-weights';

it.each([
  ['Anna x3', 'Anna', 3],
  ['Anna x 3', 'Anna', 3],
  ['Anna X3', 'Anna', 3],
  ['Anna ×3', 'Anna', 3],
  ['Anna×3', 'Anna', 3],
  ['Anna * 3', 'Anna', 3],
  ['Anna (3)', 'Anna', 3],
  ['Anna(3)', 'Anna', 3],
  ['Anna (x3)', 'Anna', 3],
  ['Anna (3x)', 'Anna', 3],
  ['安娜（3）', '安娜', 3],
  ['Anna 3x', 'Anna', 3],
  ['3x Anna', 'Anna', 3],
  ['3 × Anna Lee', 'Anna Lee', 3],
])('%j: %j weighs %i', (line, text, weight) => {
  expect(weightIn(line)).toEqual({ text, weight });
});

it.each([
  ['Anna'],
  ['Toy Story (1995)'],
  ['Blink (182)'],
  ['Studio 54'],
  ['MX3'],
  ['Anna (0)'],
  ['x3'],
  ['(3)'],
  ['4x4'],
  [''],
])('%j has no weight', (line) => {
  expect(weightIn(line)).toBeNull();
});

it('numbers that tell names apart are no weights', () => {
  expect(haveWeights(['Anna x3', 'Ben', 'Cleo (2)'])).toBe(true);
  expect(haveWeights(['Room (1)', 'Room (2)', 'Room (3)'])).toBe(false);
  expect(haveWeights(['Anna', 'Ben'])).toBe(false);
});
