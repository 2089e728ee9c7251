import { expect, it } from 'vitest';
import { commandOf } from './moderation-keys';

const press = (key: string, html = '<li></li>', held: { ctrlKey?: boolean; repeat?: boolean } = {}) => {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild;
  return commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, target, ...held });
};

it.each([
  ['j', 'next'],
  ['ArrowDown', 'next'],
  ['k', 'previous'],
  ['ArrowUp', 'previous'],
  ['a', 'approve'],
  ['r', 'reject'],
  ['e', 'reply'],
  ['u', 'undo'],
  ['x', undefined],
  ['Enter', undefined],
])('%s means %s', (key, command) => expect(press(key)).toBe(command));

it('works on a button too, but not in a text field, nor with a modifier', () => {
  expect(press('a', '<button></button>')).toBe('approve');
  expect(press('a', '<textarea></textarea>')).toBeUndefined();
  expect(press('a', '<input>')).toBeUndefined();
  expect(press('a', '<li></li>', { ctrlKey: true })).toBeUndefined();
});

it('held down goes on through the list and decides only once', () => {
  expect(press('j', '<li></li>', { repeat: true })).toBe('next');
  expect(press('a', '<li></li>', { repeat: true })).toBeUndefined();
  expect(press('r', '<li></li>', { repeat: true })).toBeUndefined();
});
