// Measures in Chromium what drawing many out of many costs the page: the draw itself, entering the winners, and
// making teams, and verifying a receipt. The wheel's own modules are served as they are; nothing else runs.
//   node bench/draws/measure.ts
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { corpus } from '../../tools/receipts/corpus.ts';

const crowd = corpus().find(({ name }) => name === 'forged: 10,000 choices');
if (!crowd) throw new Error('The corpus has no receipt of 10,000 choices.');
const evidence = `{"receipt":${crowd.receipt},"keys":${crowd.keys},"before":${crowd.before}}`;
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
  const failed = new Promise<never>((_, reject) => page.on('pageerror', reject));
  await page.route('**/receipt.json', (route) => route.fulfill({ body: evidence }));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  const done = page.waitForFunction(() => document.body.dataset.measured, undefined, { timeout: 300_000 });
  const measured = await Promise.race([done, failed]);
  const rows: [what: string, median: number, worst: number][] = JSON.parse(
    String(await measured.jsonValue()),
  );
  console.log('| out of 10,000 | median, ms | worst, ms |\n|---|---|---|');
  for (const [what, median, worst] of rows)
    console.log(`| ${what} | ${median.toFixed(1)} | ${worst.toFixed(1)} |`);
  const median = (sought: string) => rows.find(([what]) => what.includes(sought))?.[1] ?? Number.NaN;
  console.log(
    `Verifying takes ${(median('verified') / median('hashes')).toFixed(2)} times its hashes alone.`,
  );
} finally {
  await browser.close();
  await server.close();
}
