import type { Radii } from './look';
import type { Scene } from './scene';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** The size and angle at which the wheel is drawn. */
export interface Frame {
  cssSide: number;
  bitmapSide: number;
  /** The rotation drawn into the bitmap. */
  rotation: number;
  /** The rotation at which the labels read the right way up. */
  reading: number;
}

/** A scene at the frame's scale: lengths in CSS pixels, the origin at the centre, 0 rad at the top. */
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

/** A label with its size and place; its font and ink are set before it is drawn. */
export interface PlacedLabel {
  size: number;
  draw(): void;
}

const largestSide = 4096;

/** Side of the backing store: at least two pixels per CSS pixel, because the rotated bitmap is resampled. */
export function bitmapSide(cssSide: number, pixelRatio: number): number {
  const ratio = Math.min(3, Math.max(2, Number.isFinite(pixelRatio) ? pixelRatio : 2));
  return Math.min(largestSide, Math.max(1, Math.round(cssSide * ratio)));
}

/** Loaded pictures, by address. */
export type Pictures = ReadonlyMap<string, HTMLImageElement>;

export const noPictures: Pictures = new Map();
