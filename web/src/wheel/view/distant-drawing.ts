import type { Design } from '../drawing/design';
import type { Frame } from '../drawing/drawing';
import type { DrawAnswer, DrawRequest } from './draw-worker';

export interface DistantDrawing {
  /** False without a worker; `instead` runs when the worker fails before it has answered. */
  request(design: Design, frame: Frame, show: (bitmap: ImageBitmap) => void, instead: () => void): boolean;
  /** Drops the drawing that is under way. */
  forget(): void;
  stop(): void;
}

/** Draws in a worker, so that turning the labels of a large wheel doesn't block the page. */
export function distantDrawing(startWorker: () => Worker = newWorker): DistantDrawing {
  let worker: Worker | null = null;
  let failed = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined';
  let sequence = 0;
  let sent: Design | null = null;
  let show: (bitmap: ImageBitmap) => void = () => {};
  let drawNearby: (() => void) | null = null;

  const fail = (error: unknown) => {
    console.warn('Drawing goes on without a worker.', error);
    failed = true;
    worker?.terminate();
    worker = null;
    drawNearby?.();
    drawNearby = null;
  };
  const start = () => {
    try {
      worker = startWorker();
      worker.onerror = fail;
      worker.onmessage = ({ data }: MessageEvent<DrawAnswer>) => {
        // A resize or an edit may have requested another drawing meanwhile: only the last one counts.
        if (data.sequence === sequence) {
          drawNearby = null;
          show(data.bitmap);
        }
        data.bitmap.close();
      };
    } catch (error) {
      fail(error);
    }
  };
  return {
    request(design, frame, whenDrawn, instead) {
      if (!worker && !failed) start();
      if (!worker) return false;
      sequence += 1;
      show = whenDrawn;
      drawNearby = instead;
      const request: DrawRequest = { sequence, frame, ...(design === sent ? {} : { design }) };
      sent = design;
      worker.postMessage(request);
      return true;
    },
    forget() {
      sequence += 1;
      drawNearby = null;
    },
    stop() {
      drawNearby = null;
      worker?.terminate();
      worker = null;
      sent = null;
    },
  };
}

const newWorker = () => new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' });
