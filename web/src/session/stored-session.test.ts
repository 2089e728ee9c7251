import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  clearSession,
  storeClockAhead,
  storedClockAhead,
  storeProfile,
  storeRecent,
  storeTokens,
} from './keep-session';
import { storedTokens } from './stored-session';

afterEach(() => {
  vi.restoreAllMocks();
  clearSession();
});

const storeAll = () => {
  storeTokens({ accessToken: 'a', refreshTokenId: 'r' });
  storeProfile({ id: 'u1' });
  storeRecent([{ id: 'w1' }]);
  storeClockAhead(5000);
};

describe('the stored session', () => {
  it('is in session-scoped storage and nowhere else', () => {
    localStorage.clear();
    storeAll();
    expect({ ...sessionStorage }).toEqual({
      accessToken: 'a',
      refreshTokenId: 'r',
      userProfile: '{"id":"u1"}',
      mruList: '[{"id":"w1"}]',
      serverClockAhead: '5000',
    });
    expect({ ...localStorage }).toEqual({});
    expect(document.cookie).toBe('');
  });

  it('is cleared whole, and nothing else with it', () => {
    sessionStorage.setItem('sessionWheelConfig', 'kept');
    storeAll();
    clearSession();
    expect({ ...sessionStorage }).toEqual({ sessionWheelConfig: 'kept' });
    expect(storedTokens()).toBeNull();
    expect(storedClockAhead()).toBe(0);
    sessionStorage.clear();
  });

  it('lasts as long as the page where storage is full or forbidden', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
    storeAll();
    expect(storedTokens()).toEqual({ accessToken: 'a', refreshTokenId: 'r' });
    clearSession();
    expect(storedTokens()).toBeNull();
  });

  it('may have no refresh id', () => {
    storeTokens({ accessToken: 'a', refreshTokenId: null });
    expect(storedTokens()).toEqual({ accessToken: 'a', refreshTokenId: null });
  });
});
