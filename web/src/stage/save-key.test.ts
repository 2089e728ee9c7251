import { expect, it } from 'vitest';
import { isSaveKey } from './keys';

const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it.each([
  ['s', { ctrlKey: true }, true],
  ['S', { ctrlKey: true }, true],
  ['s', { metaKey: true }, true],
  ['s', {}, false],
  ['s', { ctrlKey: true, metaKey: true }, false],
  ['S', { ctrlKey: true, shiftKey: true }, false],
  ['s', { ctrlKey: true, altKey: true }, false],
  ['d', { ctrlKey: true }, false],
])('%s with %j', (key, held, isSave) => expect(isSaveKey({ key, ...none, ...held })).toBe(isSave));
