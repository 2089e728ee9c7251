// Measures the wheel of the whole page in Chromium, Firefox and WebKit without a graphics card: the time from the
// address to the first drawing of the wheel, and the frames of a spin. It needs the built server and page (./run builds both)
// and Debian's browsers (./test engines installs them):
//   node bench/browsers/measure.ts [Chromium] [Firefox] [WebKit]
import { loadavg } from 'node:os';
import { chromium, firefox, type Page } from '@playwright/test';
import { chromiumOptions } from '../../e2e/engines/chromium.ts';
import { closeGaps, firefoxOptions } from '../../e2e/engines/firefox.ts';
import { startWebKit } from '../../e2e/engines/webkit/browser.ts';
import { type Server, startServer } from '../../e2e/support/server.ts';
import { manySlices, storedWheel } from '../../e2e/support/stored-wheel.ts';
import { isReady, spinButton } from '../../e2e/support/wheel-page.ts';

const counts = [8, 1000, 10_000];
const rounds = 5;
const wanted = process.argv.slice(2);
const viewport = { width: 1280, height: 720 };
/** How long frames are counted, in ms; the spin lasts longer. */
const counted = 3000;

interface Opened {
  page: Page;
  close: () => Promise<void>;
}

const engines: Record<string, (server: Server) => Promise<Opened>> = {
  Chromium: async () => {
    const browser = await chromium.launch(chromiumOptions.launchOptions);
    return { page: await browser.newPage({ viewport }), close: () => browser.close() };
  },
  Firefox: async () => {
    const browser = await firefox.launch({
      channel: firefoxOptions.channel,
      ...firefoxOptions.launchOptions,
    });
    await closeGaps(browser);
    return { page: await browser.newPage({ viewport }), close: () => browser.close() };
  },
  WebKit: async (server) => {
    const { page, setSize, close } = await startWebKit(`${server.url}/robots.txt`);
    await setSize(viewport);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    return { page, close };
  },
};

/** Notes when the wheel's canvas has its first colours, in ms since the page was asked for. */
function watchForFirstDraw(): void {
  const look = () => {
    const canvas = document.querySelector<HTMLCanvasElement>('[role="img"][aria-label^="Wheel with"] canvas');
    const copy = canvas && canvas.width > 1 ? new OffscreenCanvas(16, 16).getContext('2d') : null;
    if (canvas) copy?.drawImage(canvas, 0, 0, 16, 16);
    if (copy?.getImageData(0, 0, 16, 16).data.some((value) => value > 0))
      Object.assign(window, { firstDraw: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function measure(
  { page }: Opened,
  server: Server,
  count: number,
): Promise<{ draw: number; fps: number }> {
  await page.goto(`${server.url}/robots.txt`);
  const wheel = storedWheel({
    slices: manySlices(count),
    duration: 8000,
    driftAnimation: { enabled: false },
  });
  await page.evaluate((stored) => localStorage.setItem('wheelConfig', stored), wheel);
  await page.goto(`${server.url}/en/`);
  await isReady(page);
  const firstDraw = () => page.evaluate(() => (window as unknown as { firstDraw?: number }).firstDraw);
  let draw = await firstDraw();
  while (draw === undefined) draw = await firstDraw();
  await spinButton(page).click();
  const frames = await page.evaluate(
    (time) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        let seen = 0;
        const next = () => {
          seen += 1;
          if (performance.now() - start < time) requestAnimationFrame(next);
          else resolve(seen);
        };
        requestAnimationFrame(next);
      }),
    counted,
  );
  return { draw, fps: (frames * 1000) / counted };
}

const middle = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The middle of the rounds' ratios: what else the machine does changes from one round to the next. */
const ratio = (values: number[], others: number[] | undefined) =>
  others ? middle(values.map((value, round) => value / (others[round] ?? Number.NaN))).toFixed(2) : '';

const server = await startServer();
console.log('| slices | engine | first draw | ÷ Chromium | frames/s of a spin | ÷ Chromium | load average |');
console.log('|---|---|---|---|---|---|---|');
for (const count of counts) {
  const all = new Map<string, { opened: Opened; draws: number[]; rates: number[] }>();
  for (const [name, open] of Object.entries(engines)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const opened = await open(server);
    await opened.page.addInitScript(watchForFirstDraw);
    // Fetches and compiles the page.
    await measure(opened, server, count);
    all.set(name, { opened, draws: [], rates: [] });
  }
  for (let round = 0; round < rounds; round += 1)
    for (const { opened, draws, rates } of all.values()) {
      const { draw, fps } = await measure(opened, server, count);
      draws.push(draw);
      rates.push(fps);
    }
  const first = all.get('Chromium');
  for (const [name, { opened, draws, rates }] of all) {
    await opened.close();
    console.log(
      `| ${count} | ${name} | ${middle(draws).toFixed(0)} ms | ${ratio(draws, first?.draws)} | ${middle(rates).toFixed(0)} | ${ratio(rates, first?.rates)} | ${loadavg()[0]?.toFixed(1)} |`,
    );
  }
}
await server.stop();
