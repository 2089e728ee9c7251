import { describe, expect, it } from 'vitest';
import { returnTarget } from './return-target';

const ours = 'https://wheel.example';

describe('the return target', () => {
  it.each([
    ['', '/'],
    [null, '/'],
    [undefined, '/'],
    ['/', '/'],
    ['/de/', '/de/'],
    ['/de/wheels/x?a=1&b=2', '/de/wheels/x?a=1&b=2'],
    ['/?wheel=1', '/?wheel=1'],
    ['/a#b', '/a'],
    ['/login', '/'],
    ['/login/', '/'],
    ['/login?returnTo=/login', '/'],
    ['/logins', '/logins'],
    ['/grüße', '/gr%C3%BC%C3%9Fe'],
    ['/%F0%9F%8E%A1', '/%F0%9F%8E%A1'],
    ['/a?next=//evil.com', '/a?next=//evil.com'],
    ['/a?x="><script>', '/a?x=%22%3E%3Cscript%3E'],
    ['/a?x=\r\nSet-Cookie: a=b', '/a?x=%0D%0ASet-Cookie:%20a=b'],
    ['https://wheel.example/de/?wheel=1#x', '/de/?wheel=1'],
    ['https://wheel.example', '/'],
    ['https://wheel.example/login', '/'],
    ['https://evil.com/x?y=1', '/x'],
    ['https://evil.com', '/'],
    ['http://wheel.example/x?y=1', '/x'],
    ['https://user:word@evil.com/x', '/x'],
    ['https://wheel.example@evil.com/x?y=1', '/x'],
    ['https://wheel.example.evil.com/x?y=1', '/x'],
  ])('of %j is %s', (asked, target) => {
    expect(returnTarget(asked, ours)).toBe(target);
  });

  it.each([
    '//evil.com',
    '///evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    '/\\/evil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    '/\r\n/evil.com',
    '\t//evil.com',
    ' //evil.com',
    '/ /evil.com',
    '/\u0000/evil.com',
    '/%09/evil.com',
    '/%0d%0aSet-Cookie:a=b',
    '/%00',
    '/%2fevil.com',
    '/%5cevil.com',
    '/%252fevil.com',
    '/%25252fevil.com',
    '/%2525252525252fevil.com',
    '/.//evil.com',
    '/a/..//evil.com',
    '/a/../b',
    '/%2e%2e/b',
    '/..',
    '/.',
    '/a//b',
    'https://evil.com//other.com',
    'https://evil.com/%2f/other.com',
    'https://evil.com/..//other.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'https:evil.com',
    'https:/evil.com',
    'https:\\\\evil.com',
    'https://',
    'https://[::1',
    'ftp://evil.com/x',
    'file:///etc/passwd',
    'evil.com',
    'dashboard',
    '@evil.com',
    '?a=b',
    '#token=x',
    '.',
    `/${'a'.repeat(3000)}`,
  ])('of %j is the dashboard', (asked) => {
    expect(returnTarget(asked, ours)).toBe('/dashboard');
  });

  it('stays on this site whatever is asked for', () => {
    const pieces = ['/', '\\', '%', '2f', '%2F', '%5C', ':', 'https', '//', '@', '?', '#', '.', '..', '\t'];
    const more = ['\r\n', 'evil.com', '\u0000', 'é', '%09', '25', 'a', ' '];
    const all = [...pieces, ...more];
    let seed = 1;
    for (let round = 0; round < 3000; round += 1) {
      let asked = '';
      for (let piece = 0; piece < 8; piece += 1) {
        seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
        asked += all[Math.floor(seed / 65_536) % all.length];
      }
      const landed = new URL(returnTarget(asked, ours), ours);
      expect(landed.origin, asked).toBe(ours);
    }
  });
});
