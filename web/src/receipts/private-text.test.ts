import { expect, test } from 'vitest';
import { isSaltOf, outcomeOf } from './private-text';
import { madeReceipt } from './testing/made-receipt';

const receipt = madeReceipt();
const salt = receipt.salt ?? '';

test('with the salt the outcome of a text can be checked', () => {
  expect(isSaltOf(receipt, salt)).toBe(true);
  expect(isSaltOf(receipt, `${salt} `)).toBe(false);
  for (const { guid, text = '' } of receipt.entries)
    expect(outcomeOf(receipt, salt, text)).toBe(receipt.winners.includes(guid) ? 'won' : 'lost');
  expect(outcomeOf(receipt, salt, 'Nobody')).toBe('absent');
});

test('a reserve has not won', () => {
  const { winners, ...drawn } = madeReceipt(3);
  const [first = '', ...others] = winners;
  const parted = { ...drawn, winners: [first], reserves: others };
  const fates = Object.fromEntries(
    parted.entries.map(({ guid, text = '' }) => [guid, outcomeOf(parted, salt, text)]),
  );
  expect(winners.map((guid) => fates[guid])).toEqual(['won', 'reserve', 'reserve']);
});
