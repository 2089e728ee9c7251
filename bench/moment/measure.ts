// Shows the winner's moment in the built page, with the motion on (./run builds page and server):
//   node bench/moment/measure.ts                  counts the frames a second of every celebration, on a desktop and a phone
//   node bench/moment/measure.ts FOLDER [NAME…]   films scenes and celebrations, all or those named: a sheet of pictures each
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from '../../e2e/support/server.ts';
import { slicesNamed, storeWheel } from '../../e2e/support/stored-wheel.ts';
import { openPage, spinButton, winnerDialog } from '../../e2e/support/wheel-page.ts';
import { type EffectName, effectNames, isEffectName } from '../../web/src/effects/effect-names.ts';
import { filmOf } from './film.ts';

const screens = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
type Screen = keyof typeof screens;
/** By the names of their cards. */
const scenes = ['Game show', 'Neon', 'Ocean', 'Winter', 'Party', 'Classroom'];
const names = ['Pizza', 'Sushi', 'Tacos', 'Curry', 'Ramen', 'Burger', 'Salad', 'Pasta'];
/** All with white letters, so that white celebrations have something to hide. */
const colors = ['#dd2c30', '#108350', '#1f78d1', '#8338ec'];
const slices = names.map((name, place) => ({ ...slicesNamed(name)[0], background: colors[place % 4] }));
const spinTime = 4000;

interface Opened {
  screen: Screen;
  effect?: EffectName;
  scene?: string;
  isFilmed?: boolean;
}

async function opened(
  browser: Browser,
  url: string,
  { screen, effect, scene, isFilmed }: Opened,
): Promise<Page> {
  const page = await browser.newPage({ viewport: screens.desktop, baseURL: url, serviceWorkers: 'block' });
  const look = effect ? { 'result-effect': effect } : {};
  await storeWheel(page, { name: 'Lunch', slices, duration: spinTime, rotates: 12 }, look);
  if (isFilmed) await page.clock.install();
  await openPage(page);
  if (scene) {
    await page.getByRole('tab', { name: 'Look' }).click();
    await page.getByRole('button', { name: scene, exact: true }).click();
    await page.locator('[data-scene]').first().waitFor({ state: 'attached' });
    await page.getByRole('tab', { name: 'Choices' }).click();
  }
  await page.setViewportSize(screens[screen]);
  return page;
}

async function sheetOf(
  browser: Browser,
  url: string,
  folder: string,
  name: string,
  screen: Screen,
): Promise<void> {
  const what = isEffectName(name) ? { effect: name } : { scene: name };
  const page = await opened(browser, url, { screen, isFilmed: true, ...what });
  await page.clock.pauseAt(Date.now() + 60_000);
  await spinButton(page).click();
  // From the last pegs on until the answers have long been there.
  const pictures = await filmOf(page, { after: spinTime - 1000, frames: 36 });
  await page.close();
  const sheet = await browser.newPage({ viewport: { width: 1920, height: 900 } });
  const width = screen === 'phone' ? 160 : 320;
  const cells = pictures.map((picture) => `<img src="data:image/jpeg;base64,${picture}">`).join('');
  await sheet.setContent(`<style>body{margin:0;font-size:0}img{width:${width}px}</style>${cells}`);
  await sheet.screenshot({ path: join(folder, `${screen}-${name.replace(' ', '-')}.png`), fullPage: true });
  await sheet.close();
}

const countedFor = 3000;

async function framesOf(browser: Browser, url: string, effect: EffectName, screen: Screen): Promise<number> {
  const page = await opened(browser, url, { screen, effect });
  await spinButton(page).click();
  await winnerDialog(page).locator('[data-hit]').waitFor();
  const frames = await page.evaluate(
    (time) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        let count = 0;
        const next = (now: number) => {
          if (now - begun >= time) return resolve(count);
          count += 1;
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    countedFor,
  );
  await page.close();
  return (frames * 1000) / countedFor;
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const [folder, ...wanted] = argv.slice(2);
try {
  if (folder) {
    await mkdir(folder, { recursive: true });
    for (const name of wanted.length > 0 ? wanted : [...scenes, ...effectNames])
      for (const screen of Object.keys(screens) as Screen[])
        await sheetOf(browser, server.url, folder, name, screen);
  } else {
    console.log('| celebration | frames/s, 1440 × 900 | frames/s, 390 × 844 |\n|---|---|---|');
    for (const name of effectNames) {
      const desktop = await framesOf(browser, server.url, name, 'desktop');
      const phone = await framesOf(browser, server.url, name, 'phone');
      console.log(`| ${name} | ${desktop.toFixed(0)} | ${phone.toFixed(0)} |`);
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
