import { expect, type Locator, type Page } from '@playwright/test';

/** The page as its visitor sees it, in English. */
export const spinButton = (page: Page) => page.getByRole('button', { name: 'Spin', exact: true }).last();
/** Found by an attribute that only the winner's moment has, so that a closing dialog is never mistaken for it. */
export const winnerDialog = (page: Page) => page.getByRole('dialog').and(page.locator('[data-moment]'));
export const choiceList = (page: Page) => page.getByRole('list', { name: 'Choices on this wheel' });
export const choiceRow = (page: Page, text: string) =>
  choiceList(page).getByRole('listitem').filter({ hasText: text });

export async function openPage(page: Page, path = '/en/'): Promise<void> {
  await page.goto(path);
  await isReady(page);
}

/** Everything that a visitor can touch works. */
export async function isReady(page: Page): Promise<void> {
  // Asked in every frame; `expect` would ask every half second. A busy machine may need this long to start a page.
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset, undefined, {
    timeout: 60_000,
  });
  await nextFrames(page);
}

/** The page has fetched the script of this name, which follows the first view. */
export async function hasFetched(page: Page, script: string): Promise<void> {
  const isThere = () =>
    page.evaluate(
      (name) =>
        performance
          .getEntriesByType('resource')
          .some((each) => each.name.includes(name) && (each as PerformanceResourceTiming).responseEnd > 0),
      script,
    );
  await expect.poll(isThere, { intervals: [20, 50, 100, 250] }).toBe(true);
  await nextFrames(page);
}

/** Two frames later effects have run: the page handles keys, and the focus has left removed elements. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** Advances the page's clock, once the page's database is open: the page waits for that only a limited time. */
export async function turnClock(page: Page, time: number): Promise<void> {
  await databaseIsOpen(page);
  await page.clock.runFor(time);
}

/**
 * Advances the clock in one leap: what is due happens once, and no frame is drawn in between. For times in which nothing
 * is expected; a timer that a timer sets meanwhile isn't due yet.
 */
export async function leapInTime(page: Page, time: number): Promise<void> {
  await databaseIsOpen(page);
  await page.clock.fastForward(time);
}

export async function databaseIsOpen(page: Page): Promise<void> {
  const isThere = () =>
    page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'wheelwright'));
  await expect.poll(isThere).toBe(true);
  // Requested after the page's own request, and so answered after it.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('wheelwright');
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
}

export async function choiceTexts(page: Page): Promise<string[]> {
  const labels = await choiceList(page)
    .getByRole('switch')
    .evaluateAll((switches) => switches.map((each) => each.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace(/ on the wheel$/, ''));
}

export async function chooseFromMenu(page: Page, button: RegExp, option: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: button }).click();
  await page.getByRole('menuitemradio', { name: option, exact: true }).click();
}

/** Chooses language or appearance on the wheel's page, in English, German, French or Italian. */
export async function chooseInMore(page: Page, what: RegExp, option: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(More|Mehr|Plus|Altro)$/ })
    .click();
  await page.getByRole('combobox', { name: what }).selectOption(option);
  await page.keyboard.press('Escape');
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Not on the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** The look panel with its palettes, which load later and push everything below them down. */
export async function openLook(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Look' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Palette' })).toBeVisible();
}

/** Closes what is open, spins by the keyboard, and waits for the winner. */
export async function winnerByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(winnerDialog(page)).toBeVisible();
}
