import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../api/testing/fake-api';
import { sessionStore } from '../session/session-state';
import { signInAsAda } from '../session/testing/sign-in';
import { mySounds } from './my-sounds';

const sound = (exp: number) => ({
  id: 's1',
  filename: 's1.mp3',
  url: `/media/u/s1?exp=${exp}`,
  createdAt: 1,
});
const answerWith = (exp: number) =>
  fakeApi({ 'GET /api/media/sounds': { body: { success: true, sounds: [sound(exp)] } } });

beforeEach(() => {
  sessionStore.setState({ status: 'signed-in' });
  signInAsAda();
});
afterEach(() => vi.unstubAllGlobals());

test('the list is fetched once while its addresses are valid, and again when they have expired', async () => {
  const lasting = answerWith(9_999_999_999);
  expect((await mySounds.list()).map(({ id }) => id)).toEqual(['s1']);
  await mySounds.list();
  expect(lasting.routes()).toHaveLength(1);
  signInAsAda();
  const ended = answerWith(1);
  await mySounds.list();
  await mySounds.list();
  expect(ended.routes()).toHaveLength(2);
});

test('a guest has none, and nothing is asked', async () => {
  sessionStore.setState({ status: 'guest' });
  const { routes } = answerWith(1);
  expect(await mySounds.list()).toEqual([]);
  expect(routes()).toEqual([]);
});
