import { describe, expect, it } from 'vitest';
import { formatAgo, formatMoment } from './format-time';

const now = Date.UTC(2030, 5, 15, 12);
const minute = 60_000;

describe('how long ago', () => {
  it.each([
    [10_000, 'en-US', 'now'],
    [5 * minute, 'en-US', '5 minutes ago'],
    [90 * minute, 'en-US', '1 hour ago'],
    [25 * 60 * minute, 'de-DE', 'gestern'],
    [15 * 24 * 60 * minute, 'fr-FR', 'il y a 2 semaines'],
    [800 * 24 * 60 * minute, 'nl-NL', '2 jaar geleden'],
    [-5 * minute, 'en-US', 'now'],
  ])('%d ms in %s: %s', (ago, locale, text) => {
    expect(formatAgo(now - ago, now, locale)).toBe(text);
  });
});

it('says the moment with day and time', () => {
  expect(formatMoment(now, 'en-US')).toMatch(/Jun 15, 2030, \d+:00/);
});
