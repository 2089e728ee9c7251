import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { insidePage, type MouseButton, typeAsKeyboard } from '../inside.ts';
import type { WindowsHand } from './display.ts';
import { keysymOf } from './keysyms.ts';

/** Counts, in the page, the mouse and key events that it has received. */
const counting = `(window.gotEvents ??= (() => {
  const got = {};
  for (const type of ['mousemove', 'mousedown', 'mouseup', 'keydown', 'keyup']) {
    got[type] = 0;
    window.addEventListener(type, () => { got[type] += 1; }, true);
  }
  return got;
})())`;

/** Two presses within it are a double click for GTK, in ms. */
export const doubleClickTime = 600;
/** The display counts whole milliseconds. */
const clockError = 5;

const numberOf: Record<MouseButton, number> = { left: 1, middle: 2, right: 3 };

/**
 * Mouse and keys of a page go through the display, so that the browser trusts the input. Playwright by itself would
 * dispatch events in the page. `height` is that of its window, whose bars are above the page.
 */
export function useHand(page: Page, hand: WindowsHand, height: () => number): void {
  const { mouse, keyboard } = insidePage(page);
  const { wheel } = mouse._raw;
  let pointer = { x: -1, y: -1 };
  let lastPress = { at: -1, ...pointer };
  let turn: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let above = 0;

  /** Playwright presses and releases without waiting for the move before. */
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    waiting += 1;
    const done = turn.then(() => {
      waiting -= 1;
      return act();
    });
    turn = done.catch(() => undefined);
    return done;
  };

  /**
   * Does it, and waits until the page has got the event: the display is asked by another way than the page. What belongs
   * together, as the presses of a double click, follows at once.
   */
  const doAndSee = async (type: string, command: string, patience: number) => {
    if (waiting > 0) {
      void hand.do(command);
      return;
    }
    const read = () => ask(page, `${counting}.${type}`);
    const before = await read();
    await hand.do(command);
    for (const until = Date.now() + patience; Date.now() < until; await wait(4)) {
      const now = await read();
      if (now === undefined || now !== before) return;
    }
  };

  mouse._raw = {
    move: (_progress, toX, toY) =>
      inTurn(async () => {
        const [x, y] = [Math.round(toX), Math.round(toY)];
        if (x === pointer.x && y === pointer.y) return;
        pointer = { x, y };
        // The page has less of its window when a bar shows a download, and all of it in full screen.
        const inner = await ask(page, 'innerHeight');
        if (typeof inner === 'number') above = Math.max(0, height() - inner);
        await doAndSee('mousemove', `mousemove ${x} ${y + above}`, 150);
      }),
    down: (_progress, _x, _y, button, _buttons, _modifiers, clickCount) =>
      inTurn(async () => {
        const isThere = pointer.x === lastPress.x && pointer.y === lastPress.y;
        const apart = lastPress.at + doubleClickTime + clockError - performance.now();
        if (isThere && clickCount === 1 && apart > 0) await wait(apart);
        await doAndSee('mousedown', `mousedown ${numberOf[button]}`, 500);
        // Only now: a busy display gets a press later than it is sent, and two that are sent apart would be a double click.
        lastPress = { at: performance.now(), ...pointer };
      }),
    up: (_progress, _x, _y, button) => inTurn(() => doAndSee('mouseup', `mouseup ${numberOf[button]}`, 500)),
    wheel: wheel.bind(mouse._raw),
  };

  /** Ctrl+V is the key v: for the letter V xdotool would hold Shift as well. */
  const keyOf = (key: string, held: Set<string>) =>
    keysymOf(key.length === 1 && held.size > 0 && !held.has('Shift') ? key.toLowerCase() : key);
  Object.assign(keyboard._raw, {
    keydown: (_progress: unknown, held: Set<string>, _name: string, { key }: { key: string }) =>
      inTurn(() => doAndSee('keydown', `keydown ${keyOf(key, held)}`, 500)),
    keyup: (_progress: unknown, held: Set<string>, _name: string, { key }: { key: string }) =>
      inTurn(() => doAndSee('keyup', `keyup ${keyOf(key, held)}`, 300)),
  });
  typeAsKeyboard(page);
}

/** Asks the page; a page that is about to be another doesn't answer. */
const ask = (page: Page, expression: string): Promise<unknown> =>
  Promise.race([
    insidePage(page)
      .delegate._session.send('Runtime.evaluate', { expression, returnByValue: true })
      .then(
        ({ result }) => result.value,
        () => undefined,
      ),
    wait(2000),
  ]);
