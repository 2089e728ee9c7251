import { expect, it } from 'vitest';
import { isSearchKey } from './keys';

const press = (key: string, html = '<p></p>', ctrlKey = false) => {
  document.body.innerHTML = html;
  return isSearchKey({
    key,
    ctrlKey,
    metaKey: false,
    altKey: false,
    target: document.body.firstElementChild,
  });
};

it('is the slash', () => {
  expect(press('/')).toBe(true);
  expect(press('a')).toBe(false);
  expect(press('/', '<p></p>', true)).toBe(false);
  expect(press('/', '<button></button>')).toBe(true);
});

it.each(['<input>', '<textarea></textarea>', '<p contenteditable="true"></p>', '<select></select>'])(
  'is a letter like any other in %s',
  (html) => expect(press('/', html)).toBe(false),
);
