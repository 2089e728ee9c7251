import type { Design } from './design';
import type { Radii } from './look';

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

/** A design at the frame's scale: lengths in CSS pixels, the origin at the centre, 0 rad at the top. */
export interface Drawing {
  context: Context;
  design: Design;
  frame: Frame;
  pictures: Pictures;
  scale: number;
  radii: Radii;
  /** Sets the coordinate system turned by an angle, its x axis pointing outwards. */
  turnTo(angle: number): void;
}

/** How a label is set: its largest size, and how to draw it at that size or a smaller one. */
export interface LabelSetting {
  largest: number;
  /** The font, the ink and the direction are set before. */
  draw(size: number): void;
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
