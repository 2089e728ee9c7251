const largestSide = 4096;

/** Side of the backing store: at least two pixels per CSS pixel, because the turned bitmap is resampled. */
export function bitmapSide(cssSide: number, pixelRatio: number): number {
  const ratio = Math.min(3, Math.max(2, Number.isFinite(pixelRatio) ? pixelRatio : 2));
  return Math.min(largestSide, Math.max(1, Math.round(cssSide * ratio)));
}
