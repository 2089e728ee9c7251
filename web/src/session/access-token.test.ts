import { describe, expect, it } from 'vitest';
import { isExpired, readAccessToken } from './access-token';
import { makeToken } from './testing/make-token';

describe('an access token', () => {
  it('says when it expires, the subscription and the credits', () => {
    const token = makeToken({
      iat: 1_780_000_000,
      exp: 1_780_000_900,
      subscription: { tier: 'pro', expires: 1_790_000_000 },
      credits: 7,
      name: 'Zoë 🎡',
    });
    expect(readAccessToken(token)).toEqual({
      issued: 1_780_000_000_000,
      expires: 1_780_000_900_000,
      subscription: { tier: 'pro', expires: 1_790_000_000_000 },
      credits: 7,
    });
  });

  it('without a subscription is of the free tier, without credits has none', () => {
    const bare = makeToken({ iat: undefined, subscription: {}, credits: 'many' });
    expect(readAccessToken(bare)).toMatchObject({
      issued: undefined,
      subscription: { tier: 'free' },
      credits: 0,
    });
  });

  it.each([
    '',
    'x',
    'a.b.c',
    'a.b',
    `${makeToken()}.d`,
    makeToken().replace(/\.[^.]*$/, '.'),
    'e30.bnVsbA.x',
    'e30.W10.x',
    'e30.e30.x',
    'e30.eyJleHAiOiJzb29uIn0.x',
    'e30.eyJleHAiOjFlOTk5fQ.x',
    'e30.gICA.x',
    'e30.%%%.x',
  ])('that reads %j cannot be parsed', (text) => {
    expect(readAccessToken(text)).toBeNull();
  });

  it('counts as expired 60 seconds before its expiry', () => {
    const token = readAccessToken(makeToken({ exp: 1000 }));
    if (!token) throw new Error('not read');
    expect(isExpired(token, 939_999)).toBe(false);
    expect(isExpired(token, 940_000)).toBe(true);
    expect(isExpired(token, 2_000_000)).toBe(true);
  });
});
