import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { celebrate, loadEffect, previewEffect } from './celebrate';

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
  expect(document.querySelector('canvas')?.getAttribute('aria-hidden')).toBe('true');
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
  const play = vi.fn(() => () => {});
  celebrate('hyperspace', document.body, play)();
  await loadEffect('hyperspace');
  expect(play).not.toHaveBeenCalled();
  celebrate('hyperspace', document.body, play);
  await loadEffect('hyperspace');
  expect(play).toHaveBeenCalledOnce();
});

test.each(['explosion', '', undefined, 7, 'toString'])('%s is no effect and is ignored', async (name) => {
  const end = celebrate('snow', document.body);
  await vi.waitFor(() => expect(canvases()).toBe(1));
  celebrate(name, document.body);
  expect(canvases()).toBe(1);
  end();
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
