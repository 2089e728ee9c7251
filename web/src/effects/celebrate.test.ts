import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { celebrate, previewEffect } from './celebrate';

const canvases = () => document.querySelectorAll('canvas').length;

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('an effect plays on a canvas that lets clicks through, until it is ended', async () => {
  const end = celebrate('snow', document.body);
  await vi.waitFor(() => expect(canvases()).toBe(1));
  expect(document.querySelector('canvas')?.style.pointerEvents).toBe('none');
  expect(document.querySelector('canvas')).toHaveAttribute('aria-hidden', 'true');
  end();
  expect(canvases()).toBe(0);
});

test('a new effect destroys the active one', async () => {
  celebrate('snow', document.body);
  await vi.waitFor(() => expect(canvases()).toBe(1));
  const end = celebrate('confetti', document.body);
  expect(canvases()).toBe(0);
  await vi.waitFor(() => expect(canvases()).toBe(1));
  end();
});

test('an effect ended before it has been fetched never appears', async () => {
  celebrate('hyperspace', document.body)();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(canvases()).toBe(0);
});

test.each(['explosion', '', undefined, 7, 'toString'])('%s is no effect and is ignored', async (name) => {
  celebrate(name, document.body);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(canvases()).toBe(0);
});

test('a preview is destroyed after six seconds', async () => {
  vi.useFakeTimers();
  previewEffect('confetti');
  await vi.advanceTimersByTimeAsync(5900);
  expect(canvases()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(canvases()).toBe(0);
  expect(document.body.children).toHaveLength(0);
});
