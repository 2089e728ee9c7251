import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
