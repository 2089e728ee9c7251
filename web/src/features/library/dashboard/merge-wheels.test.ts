import { expect, it } from 'vitest';
import { readUser } from '../../../session/read-user';
import { cardOf } from '../testing/kept-wheels';
import { mergeWheels } from './merge-wheels';

const user = readUser({ id: '1', name: 'Ada', providerName: 'email' });
const listed = (id: string) => ({ id, name: id, updatedAt: 1, sliceCount: 3, colors: [] });
const cloud = (...ids: string[]) => ({
  wheels: ids.map(listed),
  isLoading: false,
  deleted: new Set<string>(),
});
const shown = (...given: Parameters<typeof mergeWheels>) =>
  mergeWheels(...given).map(({ id, mark, isLocal }) => [id, mark, isLocal === true]);

it('shows wheels that only this browser has among those of the cloud', () => {
  expect(shown(cloud('a'), [cardOf('a', 'saved'), cardOf('b', 'here')], user)).toEqual([
    ['a', undefined, false],
    ['b', 'here', true],
  ]);
});

it('shows what the cloud does not have of a wheel, under the name that opens', () => {
  const cards = [cardOf('a', 'unsaved', { name: 'Lunch', choices: 9 }), cardOf('b', 'conflict')];
  expect(shown(cloud('a', 'b'), cards, user)).toEqual([
    ['a', 'unsaved', false],
    ['b', 'conflict', false],
  ]);
  expect(mergeWheels(cloud('a', 'b'), cards, user)[0]).toMatchObject({ name: 'Lunch', sliceCount: 9 });
});

it('leaves out wheels of other accounts and those behind links', () => {
  const cards = [
    cardOf('theirs', 'unsaved', { owner: 'email:2' }),
    cardOf('shared:x', 'here'),
    cardOf('mine', 'waiting', { owner: 'email:1' }),
  ];
  expect(shown(cloud(), cards, user)).toEqual([['mine', 'waiting', true]]);
});

it('takes a saved wheel that the cloud no longer lists for deleted elsewhere, once all pages are here', () => {
  const cards = [cardOf('gone', 'saved'), cardOf('later', 'unsaved'), cardOf('here', 'here')];
  expect(shown({ ...cloud(), isLoading: true }, cards, user)).toEqual([['here', 'here', true]]);
  expect(shown(cloud(), cards, user)).toEqual([
    ['later', 'unsaved', true],
    ['here', 'here', true],
  ]);
});

it('shows what this browser keeps where the cloud cannot be asked', () => {
  const unreachable = { ...cloud(), wheels: undefined };
  expect(shown(unreachable, [cardOf('a', 'saved')], user)).toEqual([['a', undefined, false]]);
});

it('shows no deleted wheel, neither from the cloud nor from the library', () => {
  const deleted = new Set(['a', 'b']);
  expect(shown({ ...cloud('a'), deleted }, [cardOf('a', 'unsaved'), cardOf('b', 'waiting')], user)).toEqual(
    [],
  );
});
