import type { Radii } from './look';
import type { Scene } from './scene';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** How large and at which angle the wheel is drawn. */
export interface Frame {
  cssSide: number;
  bitmapSide: number;
  /** The rotation drawn into the bitmap. */
  rotation: number;
  /** The rotation at which the labels are to read the right way up. */
  reading: number;
}

/** A scene brought to the frame's scale: lengths in CSS pixels, the origin at the centre, 0 rad at the top. */
export interface Drawing {
  context: Context;
  scene: Scene;
  frame: Frame;
  pictures: Pictures;
  scale: number;
  radii: Radii;
  /** Sets the coordinate system turned by an angle, its x axis pointing outwards. */
  turnTo(angle: number): void;
}

/** A label that has found its size and place; the pen is given its font and ink before it draws. */
export interface PlacedLabel {
  size: number;
  draw(): void;
}

const largestSide = 4096;

/** Side of the backing store: at least two pixels per CSS pixel, because the turned bitmap is resampled. */
export function bitmapSide(cssSide: number, pixelRatio: number): number {
  const ratio = Math.min(3, Math.max(2, Number.isFinite(pixelRatio) ? pixelRatio : 2));
  return Math.min(largestSide, Math.max(1, Math.round(cssSide * ratio)));
}

/** Pictures that have arrived, by address. */
export type Pictures = ReadonlyMap<string, HTMLImageElement>;

export const noPictures: Pictures = new Map();
