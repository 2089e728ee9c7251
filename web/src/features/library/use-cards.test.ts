import { beforeEach, expect, it } from 'vitest';
import { noteAsked } from '../../library/asked-wheels';
import { readUser } from '../../session/read-user';
import type { User } from '../../session/user';
import { cardOf } from './testing/kept-wheels';
import { wheelsToTake } from './use-cards';

const user = (id: string) => readUser({ id, name: 'Ada', providerName: 'email' }) as User;
const [ada, eve] = [user('1'), user('2')];
const offered = (who: User, ...keys: string[]) =>
  wheelsToTake(
    keys.map((key) => cardOf(key, 'here')),
    who,
    'answered',
  ).map(({ key }) => key);

beforeEach(() => localStorage.clear());

it('asks about wheels that no account has, and about no others', () => {
  const cards = [
    cardOf('mine', 'here'),
    cardOf('owned', 'here', { owner: 'email:2' }),
    cardOf('saved', 'saved'),
    cardOf('waiting', 'waiting'),
    cardOf('shared:x', 'here'),
    cardOf('content:x', 'here'),
  ];
  expect(wheelsToTake(cards, ada, 'answered').map(({ key }) => key)).toEqual(['mine']);
});

it('remembers the answer of each user, and asks again about wheels made since', () => {
  noteAsked(['a', 'b'], ada, 'answered');
  noteAsked(['c'], ada, 'answered');
  expect(offered(ada, 'a', 'b', 'c', 'new')).toEqual(['new']);
  expect(offered(eve, 'a', 'b')).toEqual(['a', 'b']);
});

it('asks again where what was remembered cannot be read', () => {
  for (const text of ['no json', '[]', '{"email:1":{"answered":"a"}}', 'null']) {
    localStorage.setItem('takeAlong', text);
    expect(offered(ada, 'a')).toEqual(['a']);
  }
});
