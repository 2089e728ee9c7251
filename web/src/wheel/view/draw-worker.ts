import { drawWheel } from '../drawing/draw-wheel';
import { type Frame, noPictures } from '../drawing/drawing';
import type { Scene } from '../drawing/scene';

export interface DrawRequest {
  sequence: number;
  /** Absent when it is the same as before. */
  scene?: Scene;
  frame: Frame;
}

export interface DrawAnswer {
  sequence: number;
  bitmap: ImageBitmap;
}

let scene: Scene | undefined;
let canvas: OffscreenCanvas | undefined;

self.onmessage = ({ data }: MessageEvent<DrawRequest>) => {
  scene = data.scene ?? scene;
  canvas ??= new OffscreenCanvas(1, 1);
  canvas.width = data.frame.bitmapSide;
  canvas.height = data.frame.bitmapSide;
  const context = canvas.getContext('2d');
  if (!scene || !context) throw new Error('The drawing worker has nothing to draw, or nothing to draw on.');
  drawWheel(context, scene, data.frame, noPictures);
  const answer: DrawAnswer = { sequence: data.sequence, bitmap: canvas.transferToImageBitmap() };
  self.postMessage(answer, { transfer: [answer.bitmap] });
};
