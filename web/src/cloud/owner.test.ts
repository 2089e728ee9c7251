import { describe, expect, it } from 'vitest';
import { readUser } from '../session/user';
import { newWheel } from '../wheel/document/new-wheel';
import { isForeign, isOwner, ownerOf } from './owner';

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
  it('is the site’s or somebody else’s', () => {
    expect(isForeign({ ...newWheel(), source: 'cms' }, ada)).toBe(true);
    expect(isForeign({ ...newWheel(), owner: 'email:2' }, ada)).toBe(true);
    expect(isForeign({ ...newWheel(), owner: 'email:1' }, null)).toBe(true);
  });
  it('is not one’s own or a new one', () => {
    expect(isForeign({ ...newWheel(), owner: 'email:1', source: 'shared' }, ada)).toBe(false);
    expect(isForeign(newWheel(), null)).toBe(false);
  });
});
