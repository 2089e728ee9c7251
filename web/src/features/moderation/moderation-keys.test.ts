import { expect, it } from 'vitest';
import { commandOf } from './moderation-keys';

const press = (key: string, html = '<li></li>', ctrlKey = false) => {
  document.body.innerHTML = html;
  return commandOf({ key, ctrlKey, metaKey: false, altKey: false, target: document.body.firstElementChild });
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

it('works on a button too, but not where somebody writes, nor with a modifier', () => {
  expect(press('a', '<button></button>')).toBe('approve');
  expect(press('a', '<textarea></textarea>')).toBeUndefined();
  expect(press('a', '<input>')).toBeUndefined();
  expect(press('a', '<li></li>', true)).toBeUndefined();
});
