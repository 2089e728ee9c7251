import { afterEach, describe, expect, it } from 'vitest';
import { cleanAddressBar, cleanedAddress, readReturnAddress } from './landing';

const address = (text: string) => new URL(text, 'http://localhost');
const nothing = { tokens: null, linkToken: null, error: null, provider: null };

describe('the address after sign-in', () => {
  it.each([
    ['/de/#token=a.b.c&refresh_token_id=r1', { tokens: { accessToken: 'a.b.c', refreshTokenId: 'r1' } }],
    ['/de/#token=a.b.c', { tokens: { accessToken: 'a.b.c', refreshTokenId: null } }],
    ['/?token=a.b.c&refresh_token_id=r1', { tokens: { accessToken: 'a.b.c', refreshTokenId: 'r1' } }],
    ['/?token=old#token=new', { tokens: { accessToken: 'new', refreshTokenId: null } }],
    ['/login?auth=email&token=link', { linkToken: 'link' }],
    ['/login?auth=email&token=', {}],
    ['/login?error=access_denied', { error: { code: 'access_denied', message: null } }],
    [
      '/login?error=odd&message=So%20be+it&provider=google',
      { error: { code: 'odd', message: 'So be it' }, provider: 'google' },
    ],
    ['/?code=c&state=s', {}],
    ['/#wheel', {}],
    ['/', {}],
  ])('%s is read', (text, found) => {
    expect(readReturnAddress(address(text))).toEqual({ ...nothing, ...found });
  });

  it.each([
    ['/de/#token=a&refresh_token_id=r', '/de/'],
    ['/de/?wheel=w1&token=a&auth=email', '/de/?wheel=w1'],
    [
      '/login?provider=x&code=c&state=s&error=e&message=m&token=t&auth=email&returnTo=%2Fde%2F',
      '/login?returnTo=%2Fde%2F',
    ],
    ['/?a=%20&token=t&b=+c', '/?a=%20&b=+c'],
    ['/?t%6Fken=t', '/'],
    ['/de/#wheel', '/de/#wheel'],
    ['/de/?q=1#token=t&more=1', '/de/?q=1#more=1'],
    ['/de/?', '/de/'],
    ['/en/live?code=ABC-123', '/en/live?code=ABC-123'],
    ['/?code=c&state=s', '/'],
    ['/de/#refresh_token_id=r', '/de/'],
  ])('%s becomes %s', (from, to) => {
    expect(cleanedAddress(address(from))).toBe(to);
  });
});

describe('the address bar', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is cleaned without a new entry in the history', () => {
    window.history.replaceState({ kept: true }, '', '/de/?error=x#token=a');
    const { length } = window.history;
    cleanAddressBar();
    expect(window.location.href).toBe(`${window.location.origin}/de/`);
    expect(window.history.length).toBe(length);
    expect(window.history.state).toEqual({ kept: true });
  });
});
