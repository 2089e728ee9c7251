import { describe, expect, it } from 'vitest';
import { readCredits } from './read-user';
import { currentTier, isActive, readSubscription } from './subscription';

const now = Date.parse('2026-03-01T12:00:00Z');

describe('a subscription', () => {
  it.each([
    [{ tier: 'pro', expires: now + 1 }, true],
    [{ tier: 'premium', expires: now + 1 }, true],
    [{ tier: 'premium', expires: null }, true],
    [{ tier: 'pro', expires: now }, false],
    [{ tier: 'pro', expires: now - 1 }, false],
    [{ tier: 'free', expires: now + 1 }, false],
    [{ tier: 'free', expires: null }, false],
  ] as const)('%j is active: %s', (subscription, active) => {
    expect(isActive(subscription, now)).toBe(active);
    expect(currentTier(subscription, now)).toBe(active ? subscription.tier : 'free');
  });

  it.each([
    [{ tier: 'pro', expires: '2026-04-01T00:00:00Z' }, 'pro', Date.parse('2026-04-01T00:00:00Z')],
    [{ tier: 'pro', expires: 1_780_000_000 }, 'pro', 1_780_000_000_000],
    [{ tier: 'premium', expires: 1_780_000_000_000 }, 'premium', 1_780_000_000_000],
    [{ tier: 'premium', expires: null }, 'premium', null],
    [{ tier: 'premium' }, 'premium', null],
  ])('%j is read', (given, tier, expires) => {
    expect(readSubscription(given)).toEqual({ tier, expires });
  });

  it.each([
    undefined,
    null,
    'pro',
    {},
    { tier: 'gold' },
    { tier: 7 },
    { tier: 'pro', expires: 'soon' },
    { tier: 'pro', expires: {} },
    { tier: 'pro', expires: Number.NaN },
    { tier: '__proto__' },
  ])('%j is the free tier', (given) => {
    expect(readSubscription(given)).toEqual({ tier: 'free', expires: null });
  });
});

describe('credits', () => {
  it.each([undefined, null, '5', Number.NaN, Number.POSITIVE_INFINITY, {}])('%j counts as none', (given) => {
    expect(readCredits(given)).toBe(0);
  });

  it('are read as a number', () => expect(readCredits(12)).toBe(12));
});
