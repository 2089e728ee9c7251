// Measures how soon a sound is heard after a click, in Chromium: once it is cached, and the first time. It needs the
// built server and page (./run builds both):
//   node bench/sound/measure.ts
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from '../../e2e/support/server.ts';

const repeats = 20;
const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** From the click's own time until the sound is handed to the audio clock, and the delay of the clock. */
async function watchSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waits: number[] = [];
    let pressedAt = 0;
    Object.assign(window, { waits });
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        pressedAt = timeStamp;
      },
      { capture: true },
    );
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function startAndTell(...when) {
      start.apply(this, when);
      const { baseLatency } = this.context as AudioContext;
      waits.push(performance.now() - pressedAt + baseLatency * 1000);
    };
  });
}

const button = (page: Page, does: string, track: string) =>
  page.getByRole('button', { name: `${does} ${track}`, exact: false });

/** Plays a track and stops it. Returns how long it took to start. */
async function listenTo(page: Page, track: string): Promise<number> {
  await button(page, 'Listen to', track).click();
  await button(page, 'Stop', track).waitFor();
  await page.waitForTimeout(150);
  await button(page, 'Stop', track).click();
  await button(page, 'Listen to', track).waitFor();
  await page.waitForTimeout(150);
  return page.evaluate(() => (window as unknown as { waits: number[] }).waits.pop() ?? Number.NaN);
}

const row = (what: string, waits: number[]): string => {
  const sorted = waits.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `| ${what} | ${median.toFixed(0)} | ${(sorted.at(-1) ?? 0).toFixed(0)} |`;
};

async function measure(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await watchSounds(page);
  await page.goto(`${url}/en/`);
  await page.getByRole('tab', { name: 'Sound' }).click();
  await page.getByRole('button', { name: 'Pop', exact: true }).click();
  await listenTo(page, 'Whistle While'); // opens the audio, which takes its time once
  const first = [await listenTo(page, 'Sunny Side'), await listenTo(page, 'City Lights')];
  const cached: number[] = [];
  for (let round = 0; round < repeats; round += 1) cached.push(await listenTo(page, 'Sunny Side'));
  return [row('a track that was heard before', cached), row('a track that is fetched and decoded', first)];
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: flags,
});
try {
  const rows = await measure(browser, server.url);
  console.log(['| from click to sound | median, ms | worst, ms |', '|---|---|---|', ...rows].join('\n'));
} finally {
  await browser.close();
  await server.stop();
}
