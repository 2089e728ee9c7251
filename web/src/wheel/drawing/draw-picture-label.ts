import type { Drawing } from './drawing';
import type { LabelSpace } from './fit-label';

/** The largest picture that fits into its slice, its top towards the rim. */
export function drawPictureLabel(
  { context, turnTo }: Drawing,
  picture: HTMLImageElement,
  middle: number,
  space: LabelSpace,
) {
  const { naturalWidth, naturalHeight } = picture;
  if (naturalWidth === 0 || naturalHeight === 0) return;
  const scale = largestScale(naturalWidth, naturalHeight, space);
  const width = naturalWidth * scale;
  const height = naturalHeight * scale;
  const top = Math.sqrt(Math.max(0, space.outer ** 2 - (width / 2) ** 2));
  turnTo(middle + Math.PI / 2);
  context.drawImage(picture, -width / 2, -top, width, height);
}

/** The lower edge of the picture is where the slice is narrowest, its upper corners must stay inside the rim. */
export function largestScale(
  width: number,
  height: number,
  { outer, inner, angle, divider }: LabelSpace,
): number {
  const half = Math.tan(Math.min(angle, Math.PI * 0.9) / 2);
  let scale = Math.min((outer - inner) / height, (outer * 1.2) / width);
  const fits = () => {
    const top = outer ** 2 - ((width * scale) / 2) ** 2;
    const bottom = Math.sqrt(Math.max(0, top)) - height * scale;
    return top > 0 && bottom >= inner && width * scale + divider <= 2 * half * bottom;
  };
  while (scale > 1e-4 && !fits()) scale *= 0.94;
  return scale;
}
