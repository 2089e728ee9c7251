import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeDialog, openDialog } from '../../components/dialog/open-dialog';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { wheelStore } from '../../wheel/store';
import { slicesOf } from '../../wheel/testing/slices';
import { wheelOf } from '../../wheel/testing/wheels';
import { isSpinKey, skip, spin, useLostWinner } from './spin-command';

afterEach(cleanup);

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

test('a winner that was deleted during the spin is named, and another end of a spin is not', async () => {
  await startI18n('en');
  renderHook(useLostWinner);
  const messages = () => toastStore.getState().toasts.map(({ text }) => text);
  wheelStore.getState().replaceWheel(wheelOf({ slices: slicesOf(3) }));
  spin();
  skip();
  expect(messages()).toEqual([]);
  wheelStore.setState({ winner: null });
  spin();
  const { winner } = wheelStore.getState().spin ?? {};
  const text = wheelStore.getState().wheel.slices.find(({ guid }) => guid === winner)?.text;
  wheelStore.getState().removeSlice(winner ?? '');
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  skip();
  expect(messages()).toEqual([
    `The wheel stopped at ${text}, which was deleted during the spin. There’s no winner: spin again.`,
  ]);
});
