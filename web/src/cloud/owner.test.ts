import { describe, expect, it, test } from 'vitest';
import { readUser } from '../session/read-user';
import { ownerOf } from '../session/user';
import { newWheel } from '../wheel/document/new-wheel';
import { coEditKeyIn, coEditKeyOf, isForeign, isOwner } from './owner';

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
  it('is not one that the user may co-edit, whatever the address shows', () => {
    expect(isForeign({ ...newWheel(), owner: 'email:2' }, ada, 'email:1')).toBe(false);
    expect(isForeign({ ...newWheel(), owner: 'email:2' }, ada, 'email:3')).toBe(true);
  });
  it('is not one’s own or a new one', () => {
    expect(isForeign({ ...newWheel(), owner: 'email:1', source: 'shared' }, ada)).toBe(false);
    expect(isForeign(newWheel(), null)).toBe(false);
  });
});

const at = (search: string) => ({ search });

test('the key of the address is for its wheel alone', () => {
  expect(coEditKeyIn('abc', at('?wheel=abc&magiclink=key'))).toBe('key');
  expect(coEditKeyIn('ABC', at('?wheel=abc&magiclink=key'))).toBe('key');
  expect(coEditKeyIn('other', at('?wheel=abc&magiclink=key'))).toBeNull();
  expect(coEditKeyIn(undefined, at('?magiclink=key'))).toBeNull();
});

test('without a key there is none', () => {
  expect(coEditKeyIn('abc', at('?wheel=abc'))).toBeNull();
  expect(coEditKeyIn('abc', at('?wheel=abc&magiclink='))).toBeNull();
});

it('the key of a co-editing link is for the user who has opened it, and for no other of this browser', () => {
  const record = { coEdit: { key: 'key', by: 'email:1' } };
  expect(coEditKeyOf(record, ada)).toBe('key');
  for (const other of [null, readUser({ id: '2', name: 'Eve', providerName: 'email' })])
    expect(coEditKeyOf(record, other)).toBeUndefined();
});
