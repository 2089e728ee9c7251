import { describe, expect, it } from 'vitest';
import { newWheel } from '../../wheel/document/new-wheel';
import { elementSnippet, embedSnippet, shareAddresses } from './share-addresses';

const at = (pathname: string) => new URL(pathname, 'https://wheel.example') as unknown as Location;

describe('the public addresses', () => {
  it.each(['/de/wheels/ja-oder-nein', '/de/wheels/ja-oder-nein/', '/de/ja-oder-nein'])(
    'of a content wheel at %s are its page’s',
    (path) =>
      expect(shareAddresses({ ...newWheel(), source: 'cms' }, at(path))).toEqual({
        page: 'https://wheel.example/de/wheels/ja-oder-nein',
        embed: 'https://wheel.example/embed/de/ja-oder-nein',
      }),
  );
  it('of a shared wheel are its link’s', () => {
    expect(shareAddresses({ ...newWheel(), shareId: 'abc' }, at('/en/'))).toEqual({
      page: 'https://wheel.example/share/abc',
      embed: 'https://wheel.example/embed/abc',
    });
  });
  it('are none while it is not shared', () => expect(shareAddresses(newWheel(), at('/en/'))).toBeNull());
});

it('the snippet cannot be broken by a name', () => {
  const snippet = embedSnippet('https://wheel.example/embed/abc', '"><script>alert(1)</script>&');
  const frame = new DOMParser().parseFromString(snippet, 'text/html').body.children;
  expect(frame).toHaveLength(1);
  expect(frame[0]?.getAttribute('title')).toBe('"><script>alert(1)</script>&');
  expect(frame[0]?.getAttribute('src')).toBe('https://wheel.example/embed/abc');
});

it('the element has a link inside, for pages without scripts', () => {
  const snippet = elementSnippet('abc', '<Lunch>', { origin: 'https://wheel.example' } as Location);
  const { body } = new DOMParser().parseFromString(`<body>${snippet}`, 'text/html');
  const link = body.querySelector('wheel-wright[wheel="abc"] > a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual([
    'https://wheel.example/share/abc',
    '<Lunch>',
  ]);
  expect(body.querySelector('script')?.getAttribute('src')).toBe('https://wheel.example/embed.js');
});
