import { describe, expect, it, test } from 'vitest';
import { ownerOf, readUser } from '../session/user';
import { newWheel } from '../wheel/document/new-wheel';
import { coEditKeyFor, isForeign, isOwner } from './owner';

const ada = readUser({ id: '1', name: 'Ada', providerName: 'email' });

describe('the owner of a wheel', () => {
  it('is the provider’s name and the user’s id', () => expect(ada && ownerOf(ada)).toBe('email:1'));

  it.each([
    ['email:1', true],
    ['email:2', false],
    ['google:1', false],
    [undefined, true],
  ])('%s: Ada may decide about it: %s', (owner, may) => {
    expect(isOwner(owner === undefined ? newWheel() : { ...newWheel(), owner }, ada)).toBe(may);
  });

  it('is no guest', () => expect(isOwner(newWheel(), null)).toBe(false));
});

describe('a wheel that can only be kept as a copy', () => {
  it('is a content wheel or another user’s', () => {
    expect(isForeign({ ...newWheel(), source: 'cms' }, ada)).toBe(true);
    expect(isForeign({ ...newWheel(), owner: 'email:2' }, ada)).toBe(true);
    expect(isForeign({ ...newWheel(), owner: 'email:1' }, null)).toBe(true);
  });
  it('is not one’s own or a new one', () => {
    expect(isForeign({ ...newWheel(), owner: 'email:1', source: 'shared' }, ada)).toBe(false);
    expect(isForeign(newWheel(), null)).toBe(false);
  });
});

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
