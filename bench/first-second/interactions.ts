import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { slicesNamed, storeWheel } from '../../e2e/support/stored-wheel.ts';
import { slowdown } from './first-spin.ts';

const many = 1000;

/** As long as a quick visitor takes from one press to the next. */
const pause = 500;

/** Presses the mouse there. Playwright's own click also runs code in the page, which would be measured too. */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.page().waitForTimeout(pause);
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${target}`);
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** What visitors do on a wheel of a thousand choices, each with the words of the table. */
const acts: [string, (page: Page) => Promise<void>][] = [
  [
    'typing twelve letters beside 1,000 choices',
    async (page) => {
      await page
        .getByRole('textbox', { name: 'New choice' })
        .pressSequentially('one more cho', { delay: 80 });
    },
  ],
  ...['Look', 'Sound', 'Settings', 'Results', 'Choices'].map(
    (name): [string, (page: Page) => Promise<void>] => [
      `opening ${name}`,
      (page) => press(page.getByRole('tab', { name, exact: true })),
    ],
  ),
  [
    'opening the dialog of a choice',
    async (page) => {
      const row = page.getByRole('listitem').filter({ hasText: 'Choice 3' }).first();
      await press(row.getByRole('button').last());
      await press(page.getByRole('menuitem').first());
      await page.getByRole('dialog', { name: 'Edit choice' }).waitFor();
    },
  ],
  ['closing it', (page) => page.keyboard.press('Escape')],
  [
    'choosing a palette',
    async (page) => {
      await press(page.getByRole('tab', { name: 'Look', exact: true }));
      const palette = page.getByRole('radio', { name: 'Pop Art', exact: true });
      await press(palette);
      await expect(palette).toBeChecked();
    },
  ],
];

/** The longest time from a press to the next frame, for each act, with the processor slowed down. */
export async function interactions(browser: Browser, address: string): Promise<[string, number][]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await storeWheel(page, {
    name: 'A thousand',
    'wheel-theme': 'vibrant',
    'wheel-palette': 'Rainbow',
    slices: slicesNamed(...Array.from({ length: many }, (_, place) => `Choice ${place + 1}`)),
  });
  await page.addInitScript(watchEvents);
  await page.goto(address);
  await page.getByRole('tab', { name: 'Choices' }).waitFor();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const figures: [string, number][] = [];
  for (const [name, act] of acts) {
    await page.evaluate(() => Object.assign(window, { longest: 0 }));
    await act(page);
    // The browser reports an event after the frame that follows it.
    await page.waitForTimeout(1000);
    figures.push([name, await page.evaluate(() => (window as unknown as { longest: number }).longest)]);
  }
  await context.close();
  return figures;
}

function watchEvents(): void {
  const seen = window as unknown as { longest: number };
  seen.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) seen.longest = Math.max(seen.longest, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
