import type { Design } from '../drawing/design';
import { drawWheel } from '../drawing/draw-wheel';
import { bitmapSide, type Frame, type Pictures } from '../drawing/drawing';
import { distantDrawing } from './distant-drawing';
import { turned } from './play-spin';

type Pose = Omit<Frame, 'bitmapSide'>;

export interface Painter {
  paint(design: Design, pose: Pose, pictures: Pictures): void;
  stop(): void;
}

/** With more slices the labels take longer to draw than a frame lasts. */
const manySlices = 40;

/**
 * Draws the wheel into its canvas. The canvas is turned back by the angle drawn into it, so that the code that turns
 * the disc need not know it; both change together, and no frame shows one without the other.
 */
export function createPainter(canvas: HTMLCanvasElement): Painter {
  const distant = distantDrawing();
  // The first call takes as long as the drawing: here it isn't in the same task.
  canvas.getContext('2d');
  let hasDrawn = false;

  const show = (frame: Frame, draw: (context: CanvasRenderingContext2D) => void) => {
    if (canvas.width !== frame.bitmapSide) {
      canvas.width = frame.bitmapSide;
      canvas.height = frame.bitmapSide;
    }
    const context = canvas.getContext('2d');
    if (!context) return;
    draw(context);
    canvas.style.transform = turned(-frame.rotation);
    hasDrawn = true;
  };

  return {
    paint(design, pose, pictures) {
      const frame: Frame = { ...pose, bitmapSide: bitmapSide(pose.cssSide, devicePixelRatio) };
      const showBitmap = (bitmap: ImageBitmap) =>
        show(frame, (context) => {
          context.setTransform(1, 0, 0, 1, 0, 0);
          context.clearRect(0, 0, frame.bitmapSide, frame.bitmapSide);
          context.drawImage(bitmap, 0, 0);
        });
      // The first drawing doesn't wait for a worker to start; pictures of other sites can't be sent to one.
      const near = !hasDrawn || design.ends.length < manySlices || pictures.size > 0;
      const showNearby = () => show(frame, (context) => drawWheel(context, design, frame, pictures));
      if (!near && distant.request(design, frame, showBitmap, showNearby)) return;
      distant.forget();
      showNearby();
    },
    stop: () => distant.stop(),
  };
}
