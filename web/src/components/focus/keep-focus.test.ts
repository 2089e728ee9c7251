import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <button id="first">first</button>
    <form><input id="box"><button id="add">add</button></form>
    <p id="tools"><button id="all">all on</button><button tabindex="-1" id="hidden">no stop</button></p>
    <button id="last">last</button>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const at = (id: string) => document.getElementById(id) as HTMLButtonElement;
const focused = () => document.activeElement?.id;

test('a button that is switched off by its press passes the focus to what stands before it', async () => {
  at('add').focus();
  at('add').disabled = true;
  await expect.poll(focused).toBe('box');
});

test('a button that disappears passes it on, over neighbours that have gone along', async () => {
  at('all').focus();
  at('tools').remove();
  at('add').disabled = true;
  await expect.poll(focused).toBe('last');
});

test('code that removes something may move the focus itself', async () => {
  at('all').focus();
  at('tools').remove();
  requestAnimationFrame(() => at('first').focus());
  await expect.poll(focused).toBe('first');
});

test('a focus that was given up on purpose is not brought back', async () => {
  vi.useFakeTimers();
  at('all').focus();
  at('all').blur();
  await vi.advanceTimersByTimeAsync(1000);
  at('tools').remove();
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.activeElement).toBe(document.body);
});
