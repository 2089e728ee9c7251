import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DrawAnswer, DrawRequest } from './draw-worker';

vi.mock('../drawing/draw-wheel', () => ({ drawWheel: () => {} }));

const post = vi.fn<(answer: DrawAnswer) => void>();
const sequences = () => post.mock.calls.map(([{ sequence }]) => sequence);
let faceArrives = () => {};
let faceFails = () => {};

const frame = { cssSide: 100, bitmapSide: 200, rotation: 0, reading: 0 };
const design = { labels: ['Dumplings'] } as unknown as NonNullable<DrawRequest['design']>;
const request = (sequence: number) =>
  self.onmessage?.(new MessageEvent('message', { data: { sequence, frame, design } }));

beforeEach(async () => {
  vi.useFakeTimers();
  const load = () =>
    new Promise<void>((resolve, reject) => {
      faceArrives = resolve;
      faceFails = () => reject(new DOMException('', 'NetworkError'));
    });
  vi.stubGlobal('fonts', { add: () => {}, addEventListener: () => {}, load });
  vi.stubGlobal('FontFace', class {});
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  vi.stubGlobal('postMessage', post.mockReset());
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({});
      transferToImageBitmap = () => ({});
    },
  );
  vi.resetModules();
  await import('./draw-worker');
});
afterEach(() => {
  self.onmessage = null;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('draws once with a face that is there in time', async () => {
  request(1);
  await vi.advanceTimersByTimeAsync(399);
  expect(sequences()).toEqual([]);
  faceArrives();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sequences()).toEqual([1]);
});

it('draws without a face that is late, and again when it has arrived', async () => {
  request(1);
  await vi.advanceTimersByTimeAsync(400);
  expect(sequences()).toEqual([1]);
  faceArrives();
  await vi.advanceTimersByTimeAsync(0);
  expect(sequences()).toEqual([1, 1]);
});

it('does not draw again without a face, nor for a request that was overtaken', async () => {
  request(1);
  await vi.advanceTimersByTimeAsync(400);
  faceFails();
  await vi.advanceTimersByTimeAsync(0);
  expect(sequences()).toEqual([1]);

  request(2);
  const arrivesForFirst = faceArrives;
  await vi.advanceTimersByTimeAsync(400);
  request(3);
  arrivesForFirst();
  await vi.advanceTimersByTimeAsync(0);
  expect(sequences()).toEqual([1, 2]);
});
