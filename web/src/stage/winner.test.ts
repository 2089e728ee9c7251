import { afterEach, expect, test } from 'vitest';
import { readUser } from '../session/read-user';
import { sessionStore } from '../session/session-state';
import { whoSpins } from './winner';

afterEach(() => sessionStore.setState({ status: 'starting', user: null }));

const signIn = (profile: object) => sessionStore.setState({ status: 'signed-in', user: readUser(profile) });

test('a visitor who is not signed in is a guest', () => {
  sessionStore.setState({ status: 'guest', user: null });
  expect(whoSpins()).toEqual({ id: 'guest', name: 'Guest' });
});

test('a user spins under their own name, and as a guest by name where they have none', () => {
  signIn({ id: 'u-1', name: 'Kim', email: 'kim@example.org' });
  expect(whoSpins()).toEqual({ id: 'u-1', name: 'Kim' });
  signIn({ id: 'u-2' });
  expect(whoSpins()).toEqual({ id: 'u-2', name: 'Guest' });
});
