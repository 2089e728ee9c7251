import { type FilmShape, filmLength, filmOn, filmSizes, type Moment } from './film';

/** In the order of how many programs play them. */
const types = ['video/mp4;codecs=avc1.42E01F', 'video/mp4', 'video/webm;codecs=vp9', 'video/webm'];

/** The film format that this browser can record; null if it can't record films. */
export function filmType(): string | null {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)) return null;
  return types.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

export const endingOf = (type: string | null): 'mp4' | 'webm' | 'png' => {
  if (type === null) return 'png';
  return type.startsWith('video/mp4') ? 'mp4' : 'webm';
};

interface Recording {
  canvas: HTMLCanvasElement;
  /** Null when it was stopped before its end. */
  file: Promise<Blob | null>;
  stop: () => void;
}

/** Records the film while it plays on the canvas; without a type it makes the picture of the film's end. */
export function recordMoment(moment: Moment, shape: FilmShape, type: string | null): Recording {
  const canvas = Object.assign(document.createElement('canvas'), filmSizes[shape]);
  const show = filmOn(canvas, moment);
  return type === null ? pictureOf(canvas, show) : filmOf(canvas, show, type);
}

function pictureOf(canvas: HTMLCanvasElement, show: (seconds: number) => void): Recording {
  // The celebration is in full swing a second after its beginning.
  for (let seconds = 0; seconds < filmLength - 1.5; seconds += 0.04) show(seconds);
  const file = new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return { canvas, file, stop: () => {} };
}

function filmOf(canvas: HTMLCanvasElement, show: (seconds: number) => void, type: string): Recording {
  show(0);
  const stream = canvas.captureStream(30);
  const recorder = new MediaRecorder(stream, { mimeType: type, videoBitsPerSecond: 6_000_000 });
  const pieces: Blob[] = [];
  let frame = 0;
  let isWhole = false;
  const file = new Promise<Blob | null>((resolve, reject) => {
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    recorder.addEventListener('stop', () => resolve(isWhole ? new Blob(pieces, { type }) : null));
    recorder.addEventListener('error', () => reject(new Error('The browser stopped recording.')));
  });
  const stop = () => {
    cancelAnimationFrame(frame);
    if (recorder.state !== 'inactive') recorder.stop();
    for (const track of stream.getTracks()) track.stop();
  };
  const begun = performance.now();
  const next = () => {
    const seconds = (performance.now() - begun) / 1000;
    show(Math.min(seconds, filmLength));
    isWhole = seconds >= filmLength;
    if (isWhole) stop();
    else frame = requestAnimationFrame(next);
  };
  recorder.start();
  frame = requestAnimationFrame(next);
  return { canvas, file, stop };
}
