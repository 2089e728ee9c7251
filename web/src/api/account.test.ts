import { afterEach, describe, expect, it, vi } from 'vitest';
import { getProviders, isProviderName, providerNames, signInAddress } from './account';
import { fakeApi } from './testing/fake-api';

afterEach(() => vi.unstubAllGlobals());

describe('the providers', () => {
  it('are six, in the order in which they are offered', () => {
    expect(providerNames).toEqual(['google', 'facebook', 'microsoft', 'apple', 'github', 'email']);
  });

  it.each(['Google', 'twitter', '', null, undefined, '__proto__'])('%j is none of them', (name) => {
    expect(isProviderName(name)).toBe(false);
  });

  it('say whether this server has them set up; others are left out', async () => {
    const providers = [
      { name: 'google', configured: true },
      { name: 'apple', configured: false },
      { name: 'twitter' },
    ];
    const own = [{ name: 'school', label: 'Our school' }];
    fakeApi({ 'GET /api/auth/providers': { body: { success: true, providers, own } } });
    const found = await getProviders();
    expect([...found.known]).toEqual([
      ['google', true],
      ['apple', false],
    ]);
    expect(found.own).toEqual(own);
  });

  it('are reached by a full-page address that carries the way back', () => {
    expect(signInAddress('github', '/de/?a=1&b=2')).toBe(
      `${window.location.origin}/api/auth/github/initiate?returnTo=%2Fde%2F%3Fa%3D1%26b%3D2`,
    );
  });
});
