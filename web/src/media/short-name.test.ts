import { expect, it, test } from 'vitest';
import { nameLengths, nameParts, shortName } from './short-name';

test.each([
  ['short.png', 15, 'short.png'],
  ['exactly-15c.png', 15, 'exactly-15c.png'],
  ['a-very-long-name-of-a-picture.jpeg', 15, 'a-very-lo….jpeg'],
  ['a-very-long-name-without-an-extension', 15, 'a-very-long-na…'],
  ['.a-hidden-file-with-a-long-name', 15, '.a-hidden-file…'],
  ['one.two.three.four.five.webp', 15, 'one.two.t….webp'],
  ['sentence. with dots that end nowhere', 15, 'sentence. with…'],
])('%s within %d is %s', (name, limit, shown) => {
  expect(shortName(name, limit)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(limit);
});

it('counts what a reader takes for one character, and cuts none in two', () => {
  expect(shortName('👩‍👩‍👧‍👦'.repeat(20), 5)).toBe(`${'👩‍👩‍👧‍👦'.repeat(4)}…`);
});

it('keeps the extension apart, where no line may break', () => {
  expect(nameParts('a-very-long-name-of-a-picture.jpeg', 15)).toEqual(['a-very-lo…', '.jpeg']);
  expect(nameParts('short.png', 15)).toEqual(['short', '.png']);
  expect(nameParts('no-extension', 15)).toEqual(['no-extension', '']);
});

it('gives pictures 15 characters and sounds 40', () => {
  expect(nameLengths).toEqual({ image: 15, sound: 40 });
});
