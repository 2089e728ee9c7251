import type { Page } from '@playwright/test';
import { heard, listen, wakeAudio } from './support/heard.ts';
import { keptWheel, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { openPage, spinButton, turnClock, winnerDialog } from './support/wheel-page.ts';

const slices = slicesNamed('a', 'b');
const track = { genreGuid: 'audio-effects', trackGuid: 'bell' };

test.beforeEach(({ page }) => listen(page));

async function spinAndRemove(page: Page): Promise<void> {
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  await winnerDialog(page).getByRole('button', { name: 'Hide this choice' }).click();
  await expect(winnerDialog(page)).toBeHidden();
}

test.describe('what is broken is logged, and the spin goes on:', () => {
  test.use({ expectedComplaints: /not in the library|could not be|Failed to load resource/ });

  for (const [what, audio] of Object.entries({
    'an unknown genre': { events: { win: { ...track, genreGuid: 'gone' }, remove: track } },
    'an unknown track': { events: { win: { ...track, trackGuid: 'gone' }, remove: track } },
    'volumes that are none': {
      masterVolume: 'loud',
      events: { win: { genreGuid: 7, trackGuid: {} }, remove: { ...track, volume: 200 } },
    },
  })) {
    test(what, async ({ page }) => {
      await storeWheel(page, { slices }, { audio });
      await openPage(page);
      await wakeAudio(page);
      await spinAndRemove(page);
      await expect.poll(async () => (await heard(page)).length).toBe(1);
    });
  }

  test('a file that is missing, and one that is no sound', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.route('**/bell.mp3*', (route) => route.fulfill({ status: 404, body: 'none' }));
    await page.route('**/swish.mp3*', (route) => route.fulfill({ body: 'no sound' }));
    const remove = { genreGuid: 'audio-effects', trackGuid: 'swish' };
    await storeWheel(page, { slices }, { audio: { events: { win: track, remove } } });
    await openPage(page);
    await spinAndRemove(page);
    await expect.poll(() => complaints.join()).toContain('A sound could not be loaded.');
    expect(await heard(page)).toEqual([]);
  });
});

test('a wheel that says nothing about sound makes none and fetches none', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await storeWheel(page, { slices });
  await openPage(page);
  await spinAndRemove(page);
  // The page prefetches sounds a few seconds after it has opened.
  await turnClock(page, 10_000);
  await page.evaluate(() => fetch('/api/health'));
  expect(asked.some((url) => url.endsWith('/api/health'))).toBe(true);
  expect(asked.filter((url) => url.includes('/media/sounds/'))).toEqual([]);
  expect(await heard(page)).toEqual([]);
});

test('what the browser did not let play is skipped and not made up for', async ({ page }) => {
  // A script’s click is no gesture: as when a spin is started from elsewhere. The story must not evaluate
  // anything in the page before its first key either, which the browser would count as one: the page logs
  // when it shows the winner.
  await page.addInitScript(() => {
    const press = () =>
      [...document.querySelectorAll('button')].find((button) => button.textContent === 'Spin')?.click();
    const prepared = new Set<string>();
    const note = (what: string) => prepared.add(what).size === 2 && press();
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        Object.assign(window, { audio: this });
        setTimeout(() => note('audio'));
      }
    };
    new PerformanceObserver((loaded) => {
      if (loaded.getEntries().some(({ name }) => name.includes('bell.mp3'))) note('sound');
    }).observe({ type: 'resource', buffered: true });
    document.addEventListener('focusin', ({ target }) => {
      // The sound of the win has been skipped by then.
      if ((target as Element).closest('dialog')) setTimeout(() => console.info('winner shown'), 500);
    });
  });
  await storeWheel(page, { slices }, { audio: { events: { win: track, remove: track } } });
  const shown = page.waitForEvent('console', (message) => message.text() === 'winner shown');
  await page.goto('/en/');
  await shown;
  await page.keyboard.press('Tab'); // from Spin again to Done
  await page.keyboard.press('Enter');
  await expect(winnerDialog(page)).toBeHidden();
  await expect.poll(() => page.evaluate('audio.state')).toBe('running');
  expect(await heard(page)).toEqual([]);
  expect((await keptWheel(page))['wheel-definition'].totalWheelSpins).toBe(1);
  await spinButton(page).click();
  await expect.poll(async () => (await heard(page)).length).toBe(1);
});

test.describe('without the network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  });

  test('sounds that were used are heard', async ({ page, context }) => {
    await storeWheel(page, { slices }, { audio: { events: { win: track, remove: track } } });
    await openPage(page);
    const kept = () =>
      page.evaluate(async () => {
        const requests = (await caches.has('sounds')) ? await (await caches.open('sounds')).keys() : [];
        return requests.map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(kept).toContain('/media/sounds/manifest.json');
    await page.reload();
    await spinAndRemove(page);
    await expect.poll(kept).toContain('/media/sounds/audio-effects/bell.mp3');
    await context.setOffline(true);
    await page.reload();
    await spinAndRemove(page);
    await expect.poll(async () => (await heard(page)).length).toBe(2);
  });
});
