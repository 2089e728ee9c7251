import { describe, expect, it } from 'vitest';
import { isRecipients, recipientsOf } from './mail-recipients';

describe('the names of recipients', () => {
  it.each([
    ['Anna Lee <anna@example.org>, Ben Roe <ben@example.org>'],
    ['Anna Lee <anna@example.org>; Ben Roe <ben@example.org>;'],
    ['"Anna Lee" <anna@example.org>, "Ben Roe" <ben@example.org>'],
    ["'Anna Lee' <anna@example.org>; 'Ben Roe' <ben@example.org>"],
    ['"Lee, Anna" <anna@example.org>, "Roe, Ben" <ben@example.org>'],
    ['Lee, Anna <anna@example.org>; Roe, Ben <ben@example.org>'],
    ['Lee, Anna <anna@example.org>, Roe, Ben <ben@example.org>'],
    ['To: Anna Lee <anna@example.org>\nCc: Ben Roe <ben@example.org>'],
    ['An: Anna Lee <anna@example.org>; Ben Roe <ben@example.org>'],
    ['À : Anna Lee <anna@example.org>, Ben Roe <ben@example.org>'],
    ['anna@example.org (Anna Lee), ben@example.org (Ben Roe)'],
    ['anna.lee@example.org, ben.roe@example.org'],
    ['anna.lee@example.org\r\nben_roe@example.org\r\n'],
    ['<anna.lee@example.org>, <ben-roe@example.org>'],
    ['mailto:anna.lee@example.org; mailto:ben.roe@example.org'],
    ['Anna Lee anna@example.org\nBen Roe ben@example.org'],
    ['Anna Lee (Sales) <anna@example.org>; Ben Roe <ben@example.org>'],
    ['Anna Lee <anna@example.org>, Ben Roe <ben@example.org>, Anna Lee <ANNA@example.org>'],
  ])('%j', (text) => {
    expect(isRecipients(text)).toBe(true);
    expect(recipientsOf(text)).toEqual(['Anna Lee', 'Ben Roe']);
  });

  it('are their addresses where two have the same name', () => {
    expect(recipientsOf('info@one.example, info@two.example')).toEqual([
      'info@one.example',
      'info@two.example',
    ]);
  });
});

it.each([
  ['Anna, Ben, Cleo'],
  ['Write to anna@example.org, please, or to ben@example.org by Friday, thanks, bye'],
  ['anna@example.org'],
  ['@anna, @ben, @cleo'],
  [''],
])('%j are no recipients', (text) => {
  expect(isRecipients(text)).toBe(false);
});

it('a megabyte of signs is no trap', () => {
  expect(isRecipients('@'.repeat(1_000_000))).toBe(false);
  expect(isRecipients('a@'.repeat(90_000))).toBe(false);
  expect(isRecipients(`${'"<('.repeat(50_000)}@`)).toBe(false);
});
