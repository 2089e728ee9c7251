import { expect, test } from 'vitest';
import { coEditKeyFor } from './co-edit-key';

const at = (search: string) => ({ search });

test('the key of the address is for its wheel alone', () => {
  expect(coEditKeyFor('abc', at('?wheel=abc&magiclink=key'))).toBe('key');
  expect(coEditKeyFor('ABC', at('?wheel=abc&magiclink=key'))).toBe('key');
  expect(coEditKeyFor('other', at('?wheel=abc&magiclink=key'))).toBeNull();
  expect(coEditKeyFor(undefined, at('?magiclink=key'))).toBeNull();
});

test('without a key there is none', () => {
  expect(coEditKeyFor('abc', at('?wheel=abc'))).toBeNull();
  expect(coEditKeyFor('abc', at('?wheel=abc&magiclink='))).toBeNull();
});
