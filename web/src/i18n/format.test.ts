import { describe, expect, it } from 'vitest';
import { formatChance } from './format';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('a chance', () => {
  it.each([
    [0.125, 'en-US', '12.5%'],
    [0.125, 'de-DE', '12,5 %'],
    [0.125, 'fr-FR', '12,5 %'],
    [0.125, 'de-CH', '12.5%'],
    [0.25, 'en-US', '25%'],
    [1 / 3, 'en-US', '33.3%'],
    [0, 'en-US', '0%'],
    [1, 'en-US', '100%'],
  ])('of %d reads %s as %s', (chance, locale, text) => {
    expect(plain(formatChance(chance, locale))).toBe(text);
  });

  it('of one in ten thousand is not shown as nothing', () => {
    expect(formatChance(1 / 10_000, 'en-US')).toBe('0.01%');
  });
});
