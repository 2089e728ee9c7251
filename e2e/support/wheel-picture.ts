import { expect, type Page } from '@playwright/test';

// Found by its attribute: searching thousands of choices for a role takes longer than the whole story.
export const wheelPicture = (page: Page) => page.locator('[role="img"][aria-label^="Wheel with"]');

/** The angle, in radians clockwise, by which the wheel on the screen is turned. */
export const shownRotation = (page: Page): Promise<number> =>
  wheelPicture(page)
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      const disc = new DOMMatrix(getComputedStyle(canvas.parentElement as HTMLElement).transform);
      return (Math.atan2(disc.b, disc.a) + 2 * Math.PI) % (2 * Math.PI);
    });

/** True while a spin or a drift turns the wheel. */
export const isTurning = (page: Page): Promise<boolean> =>
  wheelPicture(page)
    .locator('canvas')
    .first()
    .evaluate((canvas) =>
      (canvas.parentElement as HTMLElement).getAnimations().some(({ playState }) => playState === 'running'),
    );

type Color = [red: number, green: number, blue: number];

/** The colours of the bitmap at evenly spaced angles, some way between hub and rim, once it has been drawn. */
export async function colorsAround(page: Page, samples: number, distance: number): Promise<Color[]> {
  const isBlank = (colors: Color[]) => colors.every((color) => color.every((value) => value === 0));
  let colors: Color[] = [];
  await expect(async () => {
    colors = await colorsNow(page, samples, distance);
    expect(isBlank(colors), 'the wheel is still blank').toBe(false);
  }).toPass({ timeout: 15_000, intervals: [50] });
  return colors;
}

const colorsNow = (page: Page, samples: number, distance: number): Promise<Color[]> =>
  wheelPicture(page)
    .locator('canvas')
    .first()
    .evaluate(
      (canvas, { count, share }) => {
        const { width } = canvas as HTMLCanvasElement;
        const copy = new OffscreenCanvas(width, width).getContext('2d', { willReadFrequently: true });
        copy?.drawImage(canvas as HTMLCanvasElement, 0, 0);
        return Array.from({ length: count }, (_, step): Color => {
          const angle = ((step + 0.5) / count) * 2 * Math.PI;
          const x = width / 2 + (Math.sin(angle) * share * width) / 2;
          const y = width / 2 - (Math.cos(angle) * share * width) / 2;
          const [red, green, blue] = copy?.getImageData(Math.round(x), Math.round(y), 1, 1).data ?? [];
          return [red ?? 0, green ?? 0, blue ?? 0];
        });
      },
      { count: samples, share: distance },
    );

/** The screen position at an angle of the wheel, some way between hub and rim. */
export async function pointAt(page: Page, angle: number, distance = 0.7): Promise<{ x: number; y: number }> {
  const box = await wheelPicture(page).boundingBox();
  if (!box) throw new Error('The wheel is not on the page');
  const half = box.width / 2;
  return {
    x: box.x + half + Math.sin(angle) * half * distance,
    y: box.y + half - Math.cos(angle) * half * distance,
  };
}
