import { expect, test } from 'vitest';
import { isSpinKey } from './spin-command';

/** A key pressed on an element within this markup, marked by `at`. */
function pressedIn(markup: string, press: KeyboardEventInit): KeyboardEvent {
  document.body.innerHTML = markup;
  const event = new KeyboardEvent('keydown', { ...press, bubbles: true });
  document.querySelector('[at]')?.dispatchEvent(event);
  return event;
}

const ctrlEnter = { key: 'Enter', ctrlKey: true };

test('ctrl with Enter spins also while typing, but not behind a dialog', () => {
  expect(isSpinKey(pressedIn('<input at>', ctrlEnter))).toBe(true);
  expect(isSpinKey(pressedIn('<dialog open><input at></dialog>', ctrlEnter))).toBe(false);
  expect(isSpinKey(pressedIn('<p at></p>', { key: 'Enter' }))).toBe(false);
});

test('space spins where it means nothing else', () => {
  expect(isSpinKey(pressedIn('<p at></p>', { key: ' ' }))).toBe(true);
  expect(isSpinKey(pressedIn('<button at></button>', { key: ' ' }))).toBe(false);
  expect(isSpinKey(pressedIn('<div role="textbox"><b at></b></div>', { key: ' ' }))).toBe(false);
});
