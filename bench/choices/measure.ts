// Measures how soon the whole page answers to work on a list of ten thousand choices, in Chromium without a
// graphics card. It needs the built server and page (./run builds both):
//   node bench/choices/measure.ts
import { type Browser, chromium, type Page } from '@playwright/test';
import { startServer } from '../../e2e/support/server.ts';

const count = 10_000;
const repeats = 20;
const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

const storedWheel = () => ({
  id: 'stored',
  'wheel-definition': {
    name: 'Ten thousand',
    driftAnimation: { enabled: false },
    slices: Array.from({ length: count }, (_, place) => ({
      guid: `guid-${place}`,
      text: `Entry ${place + 1} name`,
      active: true,
      weight: 1 + (place % 3),
      background: ['#dd2c30', '#ffb703', '#108350', '#1f78d1', '#8338ec'][place % 5],
    })),
  },
});

/** From the event's arrival until the frame that shows its effect, as the browser's Event Timing counts it. */
async function watchEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId !== 0 || entry.name === 'pointermove') durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Event Timing omits what took less than a frame: such interactions count as one frame. */
async function durationsOf(page: Page, interactions: number): Promise<number[]> {
  await page.waitForTimeout(300);
  const seen = await page.evaluate(() => (window as unknown as { durations: number[] }).durations.splice(0));
  const quick = Math.max(0, interactions - seen.length);
  return [...seen, ...Array.from({ length: quick }, () => 16)].sort((one, other) => one - other);
}

const row = (what: string, durations: number[]): string => {
  const median = durations[Math.floor(durations.length / 2)] ?? 0;
  const worst = durations.at(-1) ?? 0;
  return `| ${what} | ${median.toFixed(0)} | ${worst.toFixed(0)} |`;
};

const pause = (page: Page) => page.waitForTimeout(150);

async function typing(page: Page): Promise<number[]> {
  await page.getByRole('textbox', { name: 'New choice' }).focus();
  for (let key = 0; key < repeats; key += 1) {
    await page.keyboard.press('KeyA');
    await pause(page);
  }
  return durationsOf(page, repeats);
}

async function adding(page: Page): Promise<number[]> {
  for (let round = 0; round < repeats; round += 1) {
    // Filled by script, which isn't a user's event: only the key that adds is counted.
    await page.getByRole('textbox', { name: 'New choice' }).fill(`New ${round}`);
    await page.keyboard.press('Enter');
    await pause(page);
  }
  return durationsOf(page, repeats);
}

async function toggling(page: Page): Promise<number[]> {
  for (let round = 0; round < repeats; round += 1) {
    await page
      .getByRole('switch')
      .nth(round % 8)
      .click();
    await pause(page);
  }
  return durationsOf(page, repeats);
}

async function movingByKeys(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: /^Move Entry 5 / }).focus();
  for (const key of ['Space', ...Array.from({ length: repeats }, () => 'ArrowDown'), 'Space']) {
    await page.keyboard.press(key);
    await pause(page);
  }
  return durationsOf(page, repeats + 2);
}

async function dragging(page: Page): Promise<number[]> {
  const box = await page.getByRole('button', { name: /^Move Entry 2 / }).boundingBox();
  if (!box) throw new Error('The second row has no handle');
  const x = box.x + box.width / 2;
  await page.mouse.move(x, box.y + 20);
  await page.mouse.down();
  for (let step = 1; step <= repeats; step += 1) {
    await page.mouse.move(x, box.y + 20 + step * 15);
    await pause(page);
  }
  await page.mouse.up();
  return durationsOf(page, repeats + 1);
}

async function typingInText(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Choices, one per line' }).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.waitForTimeout(1000);
  await durationsOf(page, 0);
  for (let key = 0; key < repeats; key += 1) {
    await page.keyboard.press('KeyA');
    await pause(page);
  }
  return durationsOf(page, repeats);
}

const works: [string, (page: Page) => Promise<number[]>][] = [
  ['a key in the add box', typing],
  ['Enter in the add box', adding],
  ['a choice switched on or off', toggling],
  ['a row moved by keys, lifted, put down', movingByKeys],
  ['a row dragged, put down', dragging],
  ['a key in the text of all choices', typingInText],
];

async function measure(browser: Browser, address: string): Promise<void> {
  console.log(`| at ${count} choices | median, ms | worst, ms |`);
  console.log('|---|---|---|');
  for (const [what, work] of works) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript((wheel) => {
      if (!localStorage.getItem('wheelConfig')) localStorage.setItem('wheelConfig', wheel);
    }, JSON.stringify(storedWheel()));
    await page.goto(`${address}/en/`);
    await page.getByText('10,000 choices').waitFor();
    await page.waitForTimeout(3000);
    await watchEvents(page);
    console.log(row(what, await work(page)));
    await page.close();
  }
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: flags,
});
try {
  await measure(browser, server.url);
} finally {
  await browser.close();
  await server.stop();
}
