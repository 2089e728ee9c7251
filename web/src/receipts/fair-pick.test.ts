import { expect, test } from 'vitest';
import { fairNumbers, fairPick } from './fair-pick';

const facts = (number: number) => ({
  seed: new TextEncoder().encode('s'.repeat(32)),
  spinId: '5f0c6f5e-3a7b-4f0e-9a53-0d4a8e7c1b22',
  number,
  digest: 'digest',
  entropy: '00ff',
});
const entries = [1, 2, 5].map((weight, place) => ({ guid: 'abc'.charAt(place), weight, textDigest: '' }));

// 4,000 draws; the sum stays under the 0.1 % bound of chi-square with two degrees of freedom.
test('gives each its share', () => {
  const won: Record<string, number> = { a: 0, b: 0, c: 0 };
  for (let number = 1; number <= 4000; number++) {
    const [winner = ''] = fairPick(facts(number), entries, 1);
    won[winner] = (won[winner] ?? 0) + 1;
  }
  const distance = entries.reduce((sum, { guid, weight }) => {
    const expected = 500 * weight;
    return sum + ((won[guid] ?? 0) - expected) ** 2 / expected;
  }, 0);
  expect(distance).toBeLessThan(13.8);
});

test('draws no entry twice, and no more than there are', () => {
  expect(fairPick(facts(7), entries, 9).toSorted()).toEqual(['a', 'b', 'c']);
});

// With a total just above half of all numbers, about half the first attempts must be drawn again.
test('draws again instead of favouring the first', () => {
  const total = 2n ** 63n + 1n;
  for (let number = 1; number <= 50; number++)
    expect(fairNumbers(facts(number))(1, total) < total).toBe(true);
});
