import { afterEach, describe, expect, it } from 'vitest';
import { loginAddress } from '../../i18n/addresses';
import type { Tier } from '../../session/subscription';
import { accountEntries } from './account-entries';

const now = Date.parse('2026-03-01T12:00:00Z');
const user = (tier: Tier, expires: number | null) => ({
  id: 'u1',
  name: 'Ada',
  email: undefined,
  picture: undefined,
  providerName: 'email',
  subscription: { tier, expires },
  credits: 0,
});
const labels = (...given: Parameters<typeof accountEntries>) =>
  accountEntries(...given).map(({ label }) => label);

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the account menu', () => {
  it('of a guest: sign in, go premium, feedback', () => {
    window.history.replaceState(null, '', '/de/?wheel=w1');
    expect(accountEntries(null, 'de', now).map(({ label, href }) => [label, href])).toEqual([
      ['common:signIn', '/login?returnTo=%2Fde%2F%3Fwheel%3Dw1'],
      ['goPremium', '/de/upgrade/'],
      ['feedback', '/de/feedback/'],
    ]);
  });

  it('of a user: my account, upgrade, feedback, sign out', () => {
    expect(accountEntries(user('free', null), 'en-au', now).map(({ label, href }) => [label, href])).toEqual([
      ['myAccount', '/en-au/account/'],
      ['upgrade', '/en-au/upgrade/'],
      ['feedback', '/en-au/feedback/'],
      ['signOut', undefined],
    ]);
  });

  it.each(['pro', 'premium'] as const)('of a user with %s has no upgrade', (tier) => {
    expect(labels(user(tier, now + 1), 'en', now)).toEqual(['myAccount', 'feedback', 'signOut']);
    expect(labels(user(tier, null), 'en', now)).not.toContain('upgrade');
  });

  it('offers the upgrade again once the subscription has run out', () => {
    expect(labels(user('pro', now - 1), 'en', now)).toContain('upgrade');
  });
});

describe('the address of the sign-in page', () => {
  it.each([
    ['/', '/login?returnTo=%2F'],
    ['/de/wheels/lunch?x=1', '/login?returnTo=%2Fde%2Fwheels%2Flunch%3Fx%3D1'],
    ['/login?returnTo=%2Fde%2F', '/login?returnTo=%2Fde%2F'],
    ['/login', '/login'],
  ])('from %s is %s', (from, to) => {
    expect(loginAddress(new URL(from, 'http://localhost'))).toBe(to);
  });
});
