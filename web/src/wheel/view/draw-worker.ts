import latinExtended from '@fontsource-variable/fredoka/files/fredoka-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url';
import { once } from '../../state/once';
import type { Design } from '../drawing/design';
import { drawWheel } from '../drawing/draw-wheel';
import { type Frame, noPictures } from '../drawing/drawing';
import { displayFace } from '../drawing/look';
import { sceneLookStore } from '../drawing/scene-looks';
import { forgetMeasures } from '../drawing/text-measure';
import { sceneLooks } from '../scenes/draw-ring';

export interface DrawRequest {
  sequence: number;
  /** Absent when it is the same as before. */
  design?: Design;
  frame: Frame;
}

export interface DrawAnswer {
  sequence: number;
  bitmap: ImageBitmap;
}

sceneLookStore.setState({ looks: sceneLooks });

// A worker doesn't know the faces of the page.
const { fonts } = self as unknown as FontFaceSource;
const weight = '300 700';
fonts?.add(new FontFace(displayFace, `url(${latin})`, { weight }));
fonts?.add(
  new FontFace(displayFace, `url(${latinExtended})`, { weight, unicodeRange: 'U+100-2FF, U+1E00-1EFF' }),
);
fonts?.addEventListener('loadingdone', forgetMeasures);

/** Whether the face of the labels, which the page has fetched before, is there. */
const loadFace = async (labels: readonly string[]): Promise<boolean> => {
  try {
    await fonts?.load(`600 16px "${displayFace}"`, labels.join(''));
    return true;
  } catch {
    return false;
  }
};

/** With the design of an earlier request where it is the same. */
let latest: DrawRequest | undefined;
const board = once(() => new OffscreenCanvas(1, 1));

self.onmessage = ({ data }: MessageEvent<DrawRequest>) => {
  const design = data.design ?? latest?.design;
  latest = design ? { ...data, design } : data;
  // An error in a promise wouldn't reach the page.
  drawWithFace(latest, loadFace(design?.labels ?? [])).catch(reportError);
};

/** Waits for the face, but not for long: the system's stands in, and the wheel is drawn again when the face is there. */
async function drawWithFace(request: DrawRequest, face: Promise<boolean>): Promise<void> {
  const tooLate = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), 400));
  const isLate = (await Promise.race([face, tooLate])) === 'late';
  draw(request);
  if (!isLate || !(await face) || request.sequence !== latest?.sequence) return;
  forgetMeasures();
  draw(request);
}

function draw({ frame, sequence, design = latest?.design }: DrawRequest): void {
  const canvas = board();
  canvas.width = frame.bitmapSide;
  canvas.height = frame.bitmapSide;
  const context = canvas.getContext('2d');
  if (!design || !context) throw new Error('The drawing worker has nothing to draw, or nothing to draw on.');
  drawWheel(context, design, frame, noPictures);
  const answer: DrawAnswer = { sequence, bitmap: canvas.transferToImageBitmap() };
  self.postMessage(answer, { transfer: [answer.bitmap] });
}
