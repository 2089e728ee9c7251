import { expect, test } from 'vitest';
import { closeDialog, openDialog } from '../../components/dialog/open-dialog';
import { wheelStore } from '../../wheel/store';
import { slicesOf } from '../../wheel/testing/slices';
import { wheelOf } from '../../wheel/testing/wheels';
import { isSpinKey, skip, spin } from './spin-command';

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

test('space scrolls what has the focus and more than fits in it', () => {
  const results = (content: number) => {
    const press = pressedIn('<main><section style="overflow-y: auto"><p at></p></section></main>', {
      key: ' ',
    });
    const area = document.querySelector('section') as HTMLElement;
    Object.defineProperties(area, { scrollHeight: { value: content }, clientHeight: { value: 300 } });
    return isSpinKey(press);
  };
  expect(results(900)).toBe(false);
  expect(results(300)).toBe(true);
});

test('nothing spins behind a draw that is shown', () => {
  wheelStore.getState().replaceWheel(wheelOf({ slices: slicesOf(3) }));
  openDialog('drawnWinners');
  spin();
  expect(wheelStore.getState().spinning).toBe(false);
  closeDialog('drawnWinners');
  spin();
  expect(wheelStore.getState().spinning).toBe(true);
  skip();
});
