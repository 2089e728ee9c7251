import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { openPage, spinButton } from './support/wheel-page.ts';

const folder = join(import.meta.dirname, '../web/public/media');
const size = { width: 480, height: 300 };

/** Milliseconds after its start at which an effect looks best. */
const moments = {
  fireworks: 2300,
  confetti: 900,
  bigCircles: 1700,
  fountain: 1700,
  seaAnemone: 2200,
  snow: 4200,
  stars: 1500,
  valentines: 2300,
  emoji: 1700,
  hyperspace: 1500,
};

test('each effect has a preview picture', async ({ request }) => {
  for (const name of Object.keys(moments)) {
    const answer = await request.get(`/media/${name}.png`);
    expect(answer.status(), name).toBe(200);
    expect(answer.headers()['content-type'], name).toBe('image/png');
    const png = await answer.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([size.width, size.height]);
  }
});

if (process.env.UPDATE_PICTURES) {
  test.describe('preview pictures taken from the effects themselves', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 720, height: 450 } });

    for (const [name, moment] of Object.entries(moments)) {
      test(name, async ({ page }) => {
        await storeWheel(page, { slices: slicesNamed('a'), duration: 0 }, { 'result-effect': name });
        await page.clock.install();
        await openPage(page);
        await spinButton(page).click();
        const canvas = page.locator('dialog canvas');
        await expect(canvas).toBeAttached();
        await page.clock.runFor(moment);
        const picture = await canvas.evaluate(onInk, size);
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, `${name}.png`), Buffer.from(picture.split(',')[1] ?? '', 'base64'));
      });
    }
  });
}

/** FILM_STRIPS=folder keeps the winner's moment of scenes and celebrations there, a picture every 100 ms. */
const strips = process.env.FILM_STRIPS;
if (strips) {
  const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
  const films = [
    ...['', 'gameShow', 'neon', 'ocean', 'winter', 'party'].map((scene) => ({ scene, effect: 'confetti' })),
    ...Object.keys(moments).map((effect) => ({ scene: 'none', effect })),
  ];
  for (const [screen, viewport] of Object.entries(screens))
    for (const { scene, effect } of films)
      test(`film ${screen} ${scene || 'plain'} ${effect}`, async ({ browser, server }) => {
        test.slow();
        const context = await browser.newContext({
          viewport,
          baseURL: server.url,
          serviceWorkers: 'block',
          reducedMotion: 'no-preference',
        });
        const page = await context.newPage();
        const look = scene && scene !== 'none' ? { 'wheel-scene': scene } : {};
        await storeWheel(page, { ...lunch, ...look }, { 'result-effect': effect });
        await page.clock.install();
        await openPage(page);
        await page.clock.pauseAt(Date.now() + 60_000);
        await spinButton(page).click();
        const frames = await filmOf(page, { after: 2600, frames: 42 });
        await context.close();
        await mkdir(strips, { recursive: true });
        const sheet = await browser.newPage({ viewport: { width: 1680, height: 900 } });
        const cells = frames.map((frame) => `<img src="data:image/jpeg;base64,${frame}">`).join('');
        const width = screen === 'phone' ? 140 : 280;
        await sheet.setContent(`<style>body{margin:0;font-size:0}img{width:${width}px}</style>${cells}`);
        const file = `${screen}-${scene || 'plain'}-${effect}.png`;
        await sheet.screenshot({ path: join(strips, file), fullPage: true });
        await sheet.close();
      });
}

const lunch = {
  name: 'Lunch',
  duration: 4000,
  rotates: 12,
  slices: ['Pizza', 'Sushi', 'Tacos', 'Curry', 'Ramen', 'Burger', 'Salad', 'Pasta'].map((text, place) => ({
    ...slicesNamed(text)[0],
    background: ['#dd2c30', '#ffb703', '#108350', '#1f78d1', '#8338ec'][place % 5],
  })),
};

/** Pictures of the page every 100 ms of its own time, in which its timers, frames and animations all stand still between. */
async function filmOf(page: Page, { after, frames }: { after: number; frames: number }): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const step = 100;
  const pictures: string[] = [];
  const standStill = (passed: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        const mark = animation as Animation & { filmed?: number };
        animation.pause();
        if (mark.filmed === undefined)
          mark.filmed = Number(animation.currentTime ?? 0) < 500 ? 0 : Number(animation.currentTime);
        else mark.filmed += time;
        const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
        if (mark.filmed >= end) animation.finish();
        else animation.currentTime = mark.filmed;
      }
    }, passed);
  await standStill(0);
  for (let time = 0; time < after + frames * step; time += step) {
    await page.clock.runFor(step);
    await standStill(step);
    if (time < after) continue;
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'jpeg',
      quality: 70,
      clip: { x: 0, y: 0, width, height, scale: 420 / Math.max(width, height) },
    });
    pictures.push(data);
  }
  return pictures;
}

/** The effect on the dark background that it has while the popup is open. */
function onInk(
  canvas: SVGElement | HTMLElement,
  { width, height }: { width: number; height: number },
): string {
  const picture = document.createElement('canvas');
  picture.width = width;
  picture.height = height;
  const context = picture.getContext('2d');
  if (!context) return '';
  context.fillStyle = '#262247';
  context.fillRect(0, 0, width, height);
  context.drawImage(canvas as HTMLCanvasElement, 0, 0, width, height);
  return picture.toDataURL('image/png');
}
