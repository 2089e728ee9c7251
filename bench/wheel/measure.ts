// Measures our wheel beside npm's spin-wheel, and the effects, in Chromium without a graphics card:
//   node bench/wheel/measure.ts
import { type Browser, chromium } from '@playwright/test';
import { createServer } from 'vite';
import { effectNames } from '../../web/src/effects/effect-names.ts';
import type { WheelFigures } from './page.ts';

const counts = [10, 100, 1000, 10_000];
const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

interface Row extends WheelFigures {
  heap: number;
}

async function pageOf(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(address);
  await page.waitForFunction('window.measureWheel !== undefined');
  return page;
}

async function measure(browser: Browser, address: string, who: string, count: number): Promise<Row> {
  const page = await pageOf(browser, address);
  page.setDefaultTimeout(0);
  const figures = (await page.evaluate(`measureWheel('${who}', ${count})`)) as WheelFigures;
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.close();
  return { ...figures, heap: usedSize / 2 ** 20 };
}

const rowOf = (count: number, who: string, row: Row): string =>
  `| ${count} | ${who} | ${row.firstDraw.toFixed(0)} ms | ${row.framesPerSecond.toFixed(0)} | ` +
  `${row.longTasks} | ${row.longestTask.toFixed(0)} ms | ${row.heap.toFixed(1)} MiB |`;

async function wheelTable(browser: Browser, address: string): Promise<void> {
  console.log('| slices | wheel | first draw | frames/s while spinning | long tasks | longest | heap |');
  console.log('|---|---|---|---|---|---|---|');
  for (const count of counts) {
    const ours = await measure(browser, address, 'ours', count);
    const theirs = await measure(browser, address, 'theirs', count);
    console.log(rowOf(count, 'Wheelwright', ours));
    console.log(rowOf(count, 'spin-wheel', theirs));
    console.log(
      `| ${count} | ratio | ${(theirs.firstDraw / ours.firstDraw).toFixed(1)} times sooner | | | | |`,
    );
  }
}

async function drawingTable(browser: Browser, address: string): Promise<void> {
  console.log('\n| slices | drawing alone |\n|---|---|');
  for (const count of counts) {
    const page = await pageOf(browser, address);
    const time = (await page.evaluate(`measureDrawing(${count})`)) as number;
    console.log(`| ${count} | ${time.toFixed(0)} ms |`);
    await page.close();
  }
}

async function effectTable(browser: Browser, address: string): Promise<void> {
  console.log('\n| effect, 1280 × 720, software rendering | frames/s |');
  console.log('|---|---|');
  for (const name of effectNames) {
    const page = await pageOf(browser, address);
    const frames = (await page.evaluate(`measureEffect('${name}')`)) as number;
    console.log(`| ${name} | ${frames.toFixed(0)} |`);
    await page.close();
  }
}

const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  cacheDir: '../../.cache/bench-wheel',
  server: { host: '127.0.0.1', port: 18_713, fs: { allow: ['../..'] } },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: flags,
});
try {
  const address = server.resolvedUrls?.local[0] ?? '';
  await wheelTable(browser, address);
  await drawingTable(browser, address);
  await effectTable(browser, address);
} finally {
  await browser.close();
  await server.close();
}
