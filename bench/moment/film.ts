import type { Page } from '@playwright/test';

/** Between two pictures of a film, in ms. */
const step = 100;

/**
 * Pictures of the page every 100 ms of its own time, from `after` on: its timers, frames and animations stand still
 * between them, so a slow machine films what a fast one shows. The page's clock has to be paused.
 */
export async function filmOf(
  page: Page,
  { after, frames }: { after: number; frames: number },
): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const clip = { x: 0, y: 0, width, height, scale: 640 / Math.max(width, height) };
  const pictures: string[] = [];
  await standStill(page, 0);
  for (let time = 0; time < after + frames * step; time += step) {
    await page.clock.runFor(step);
    await standStill(page, step);
    if (time < after) continue;
    const { data } = await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 80, clip });
    pictures.push(data);
  }
  return pictures;
}

/** Moves the style sheets' animations on by this time; the clock of a page has no hold on them. */
const standStill = (page: Page, passed: number): Promise<void> =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      const film = animation as Animation & { filmed?: number };
      animation.pause();
      // One that has begun since the last picture has run in real time until now.
      film.filmed = film.filmed === undefined ? 0 : film.filmed + time;
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      if (film.filmed >= end) animation.finish();
      else animation.currentTime = film.filmed;
    }
  }, passed);
