import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { designOf } from '../drawing/design';
import type { Frame } from '../drawing/drawing';
import { layOut } from '../motion/geometry';
import { slicesOf } from '../testing/slices';
import { wheelOf } from '../testing/wheels';
import { distantDrawing } from './distant-drawing';
import type { DrawRequest } from './draw-worker';

class FakeWorker {
  requests: DrawRequest[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((error: unknown) => void) | null = null;
  terminate = vi.fn();
  postMessage(request: DrawRequest) {
    this.requests.push(request);
  }
  answer(index: number) {
    const bitmap = { close: vi.fn() };
    this.onmessage?.({ data: { sequence: this.requests[index]?.sequence, bitmap } });
    return bitmap;
  }
}

const slices = slicesOf(3);
const design = designOf(wheelOf({ slices }), layOut(slices), 1440);
const frame: Frame = { cssSide: 100, bitmapSide: 200, rotation: 0, reading: 0 };
const unneeded = () => {};
let worker: FakeWorker;
const drawing = () => distantDrawing(() => worker as unknown as Worker);

beforeEach(() => {
  worker = new FakeWorker();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
});
afterEach(() => vi.unstubAllGlobals());

test('a drawing is shown once and its memory given back', () => {
  const show = vi.fn();
  expect(drawing().request(design, frame, show, unneeded)).toBe(true);
  const bitmap = worker.answer(0);
  expect(show).toHaveBeenCalledExactlyOnceWith(bitmap);
  expect(bitmap.close).toHaveBeenCalled();
});

test('the design is sent once, only what changes is sent again', () => {
  const distant = drawing();
  distant.request(design, frame, () => {}, unneeded);
  distant.request(design, { ...frame, rotation: 1 }, () => {}, unneeded);
  expect(worker.requests.map((request) => 'design' in request)).toEqual([true, false]);
});

test('a drawing that was overtaken or is no longer wanted is thrown away', () => {
  const distant = drawing();
  const overtaken = vi.fn();
  const unwanted = vi.fn();
  distant.request(design, frame, overtaken, unneeded);
  distant.request(design, frame, unwanted, unneeded);
  distant.forget();
  worker.answer(0);
  const bitmap = worker.answer(1);
  expect(overtaken).not.toHaveBeenCalled();
  expect(unwanted).not.toHaveBeenCalled();
  expect(bitmap.close).toHaveBeenCalled();
});

test('without a worker, or after it failed, it says so', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refusing = distantDrawing(() => {
    throw new Error('refused');
  });
  expect(refusing.request(design, frame, () => {}, unneeded)).toBe(false);

  const failing = drawing();
  failing.request(design, frame, () => {}, unneeded);
  worker.onerror?.(new Error('out of memory'));
  expect(failing.request(design, frame, () => {}, unneeded)).toBe(false);
  expect(worker.terminate).toHaveBeenCalled();
  warned.mockRestore();
});

test('what a failing worker still had to draw is drawn without it; what it has drawn is not', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (const isAnswered of [false, true]) {
    worker = new FakeWorker();
    const instead = vi.fn();
    drawing().request(design, frame, () => {}, instead);
    if (isAnswered) worker.answer(0);
    worker.onerror?.(new Error('out of memory'));
    expect(instead).toHaveBeenCalledTimes(isAnswered ? 0 : 1);
  }
  warned.mockRestore();
});
