// Measures in Chromium what drawing many out of many costs the page: the draw itself, entering the winners, and
// making teams. The wheel's own modules are served as they are; nothing else runs.
//   node bench/draws/measure.ts
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'error',
  server: { port: 0, fs: { allow: ['../..'] } },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const measured = await page.waitForFunction(() => document.body.dataset.measured);
  const rows: [what: string, median: number, worst: number][] = JSON.parse(
    String(await measured.jsonValue()),
  );
  console.log('| out of 10,000 | median, ms | worst, ms |\n|---|---|---|');
  for (const [what, median, worst] of rows)
    console.log(`| ${what} | ${median.toFixed(1)} | ${worst.toFixed(1)} |`);
} finally {
  await browser.close();
  await server.close();
}
