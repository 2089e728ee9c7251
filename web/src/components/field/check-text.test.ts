import { expect, it } from 'vitest';
import { countIn, emailAddress } from './check-text';

it.each([
  'a@b.c',
  'ada.lovelace+wheel@mail.example.org',
  "o'hara@example.org",
  'a{b}|~^`/=?*$%&@example.org',
  'ünï@example.org',
  '"q"@b.de',
  'a@b..c',
])('%s is an address', (text) => expect(emailAddress(` ${text} `)).toBe(text));

it('a host with umlauts is spelled plainly', () => {
  expect(emailAddress('ada@müller.example')).toBe('ada@xn--mller-kva.example');
});

// The server rejects these too; the visitor reads it while the form is still there.
it.each([
  '',
  ' ',
  'ada',
  'ada@',
  '@example.org',
  'ada@example',
  'a da@example.org',
  'ada@exam ple.org',
  'a@b.',
  'a@.b',
  'a@b@c.d',
  'a\u00a0@example.org',
  'a@ex(ample.org',
  'a,b@example.org',
  'a:b;c@example.org',
  'a<b>@example.org',
  'a\\b@[example.org',
  `${'a'.repeat(65)}@example.org`,
  `${'ü'.repeat(33)}@example.org`,
  `a@${'b'.repeat(250)}.org`,
  'ada@müller .example',
])('%j is none', (text) => expect(emailAddress(text)).toBeNull());

it.each([
  ['3', 3],
  [' 12 ', 12],
  ['0', 0],
])('%j is a count', (text, count) => {
  expect(countIn(text)).toBe(count);
});

it.each(['', '-1', '1.5', '1e3', 'three', '12345678901'])('%j is none', (text) => {
  expect(countIn(text)).toBeNaN();
});
