import { describe, expect, it } from 'vitest';
import { readRecent, readUser } from './read-user';
import { labelOf } from './user';

describe('the user of a profile', () => {
  it('has the fields the server sends', () => {
    const user = readUser({
      id: 'u1',
      name: 'Ada',
      email: 'ada@example.org',
      picture: '/media/u/1',
      providerName: 'google',
      subscription: { tier: 'pro', expires: null },
      credits: 3,
    });
    expect(user).toEqual({
      id: 'u1',
      name: 'Ada',
      email: 'ada@example.org',
      picture: '/media/u/1',
      providerName: 'google',
      subscription: { tier: 'pro', expires: null },
      credits: 3,
    });
  });

  it.each([
    [{ id: 'a', user_id: 'b' }, 'a'],
    [{ user_id: 'b' }, 'b'],
    [{ id: 7 }, '7'],
    [{ id: '', user_id: 'b' }, 'b'],
  ])('%j has the id %s', (given, id) => expect(readUser(given)?.id).toBe(id));

  it.each([
    [{ name: 'Ada', displayName: 'Lady', email: 'a@b.c' }, 'Ada'],
    [{ displayName: 'Lady', email: 'a@b.c' }, 'Lady'],
    [{ name: '', displayName: ' ', email: 'a@b.c' }, 'a@b.c'],
    [{ name: null, displayName: 5 }, ''],
  ])('%j is called %j', (given, name) => expect(readUser({ id: 'u', ...given })?.name).toBe(name));

  it('may moderate only where the server says so', () => {
    expect(readUser({ id: 'u', role: 'admin' })).toMatchObject({ isAdmin: true });
    expect(readUser({ id: 'u', role: 'user' })).not.toHaveProperty('isAdmin');
    expect(readUser({ id: 'u' })).not.toHaveProperty('isAdmin');
  });

  it.each([null, undefined, 'u1', [], {}, { id: null }, { id: {} }])('%j is no user', (given) => {
    expect(readUser(given)).toBeNull();
  });
});

describe('the recent list', () => {
  it('takes ids and objects with an id, and leaves out the rest', () => {
    const given = ['w1', { id: 'w2', name: 'Lunch', updatedAt: 5, owner: 'x' }, null, 7, {}, { id: '' }, ''];
    expect(readRecent(given)).toEqual([{ id: 'w1' }, { id: 'w2', name: 'Lunch', updatedAt: 5 }]);
  });

  it.each([undefined, null, {}, 'w1'])('is empty for %j', (given) => expect(readRecent(given)).toEqual([]));
});

it.each([
  [{ name: 'Ada', email: 'ada@example.org' }, 'Ada (ada@example.org)'],
  [{ email: 'ada@example.org' }, 'ada@example.org'],
  [{ name: 'Ada' }, 'Ada'],
])('the user %j is called %s', (fields, label) => {
  const user = readUser({ id: 'u1', ...fields });
  expect(user && labelOf(user)).toBe(label);
});
