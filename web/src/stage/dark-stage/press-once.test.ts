import { expect, test } from 'vitest';
import { ignoreRepeats } from './DarkStage';

const press = (repeat: boolean, key = 'Enter') => {
  const event = new KeyboardEvent('keydown', { key, repeat, cancelable: true, bubbles: true });
  document.body.dispatchEvent(event);
  return event.defaultPrevented ? 'ignored' : 'taken';
};
const release = () => document.body.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }));

test('a held key presses once, and arrows may be held', () => {
  const stop = ignoreRepeats();
  expect([press(false), press(true), press(true)]).toEqual(['taken', 'ignored', 'ignored']);
  expect(press(true, 'ArrowDown')).toBe('taken');
  release();
  stop();
  expect(press(true)).toBe('taken');
});

test('the key that closed the stage does nothing behind it until it is released', () => {
  const stop = ignoreRepeats();
  press(false);
  stop();
  expect([press(true), press(true)]).toEqual(['ignored', 'ignored']);
  release();
  expect(press(true)).toBe('taken');
});

test('a release that was missed does not disable the next key', () => {
  const stop = ignoreRepeats();
  press(false);
  stop();
  expect(press(false)).toBe('taken');
  expect(press(true)).toBe('taken');
});
