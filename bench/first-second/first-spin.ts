import type { Browser, Page } from '@playwright/test';

/** Lighthouse's own slow 4G, and a phone with a quarter of this machine's speed. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
export const slowdown = 4;

const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: 'block' as const };

interface FirstSpin {
  kilobytes: number;
  requests: number;
  scripts: number;
  largest: number;
  shift: number;
  spinning: number;
}

/** Opens the page as a first visitor on a slow phone, and presses Spin as soon as there is such a button. */
export async function firstSpin(browser: Browser, address: string): Promise<FirstSpin> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let bytes = 0;
  let requests = 0;
  let scripts = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  session.on('Network.requestWillBeSent', ({ type }) => {
    if (type === 'Script') scripts += 1;
  });
  await watchPaint(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Spin', exact: true }).last().click();
  const figures = { kilobytes: bytes / 1000, requests, scripts };
  const read = () => (window as unknown as { paint: Paint }).paint;
  await page.waitForFunction(() => (window as unknown as { paint: Paint }).paint.spinning > 0);
  const paint = await page.evaluate(read);
  await context.close();
  return { ...figures, ...paint };
}

type Paint = Pick<FirstSpin, 'largest' | 'shift' | 'spinning'>;

const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    const paint = { largest: 0, shift: 0, spinning: 0 };
    Object.assign(window, { paint });
    const watch = (type: string, add: (entry: PerformanceEntry & { value: number }) => void) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) add(entry as PerformanceEntry & { value: number });
      }).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => {
      paint.largest = entry.startTime;
    });
    watch('layout-shift', (entry) => {
      paint.shift += entry.value;
    });
    const look = () => {
      const spins = [...document.querySelectorAll('button')].some(({ textContent }) =>
        textContent?.startsWith('Spinning'),
      );
      if (spins || document.body?.dataset.spinning) paint.spinning ||= performance.now();
    };
    new MutationObserver(look).observe(document, {
      attributes: true,
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
