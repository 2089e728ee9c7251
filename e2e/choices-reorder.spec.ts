import type { Page } from '@playwright/test';
import { announced, hearAnnouncements } from './support/announced.ts';
import { keptWheel, manySlices, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { boxOf, choiceTexts, openPage } from './support/wheel-page.ts';

const handle = (page: Page, text: string) => page.getByRole('button', { name: `Move ${text}`, exact: true });
const storedTexts = async (page: Page) =>
  (await keptWheel(page))['wheel-definition'].slices.map(({ text }) => text);

/** The index at which a choice is stored; found in the page, since sending ten thousand of them is slow. */
const storedPlace = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const { slices } = JSON.parse(localStorage.getItem('wheelConfig') ?? '{}')['wheel-definition'];
    return slices.findIndex((slice: { text: string }) => slice.text === wanted);
  }, text);

async function drag(page: Page, text: string, rows: number): Promise<void> {
  const box = await boxOf(handle(page, text));
  const from = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, from);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1)
    await page.mouse.move(box.x + box.width / 2, from + (rows * 40 * step) / 10);
}

test.describe('eight choices', () => {
  test.beforeEach(async ({ page }) => {
    await hearAnnouncements(page);
    await openPage(page);
  });

  test('a row follows the pointer, the others make room, and it can be dragged back', async ({ page }) => {
    await drag(page, 'Pizza', 3);
    const held = await boxOf(handle(page, 'Pizza'));
    const burger = await boxOf(handle(page, 'Burger'));
    expect(held.bottom).toBeLessThanOrEqual(burger.y + 8);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const row = page.getByRole('listitem').filter({ has: handle(page, 'Burger') });
    await expect(row).toHaveCSS('transition-duration', '0.15s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.mouse.up();
    await expect
      .poll(async () => (await choiceTexts(page)).slice(0, 5))
      .toEqual(['Sushi', 'Tacos', 'Pasta', 'Pizza', 'Burger']);
    expect((await storedTexts(page)).slice(0, 4)).toEqual(['Sushi', 'Tacos', 'Pasta', 'Pizza']);
    await drag(page, 'Pizza', -3);
    await page.mouse.up();
    await expect.poll(async () => (await choiceTexts(page))[0]).toBe('Pizza');

    // Without dragging: one press lifts it, another says where it goes.
    await handle(page, 'Pizza').click();
    await expect.poll(() => announced(page)).toContain('Pizza lifted, place 1 of 8.');
    await handle(page, 'Tacos').click();
    await expect
      .poll(async () => (await choiceTexts(page)).slice(0, 4))
      .toEqual(['Sushi', 'Tacos', 'Pizza', 'Pasta']);
  });

  test('put down where it was, or given back by Escape, nothing is stored', async ({ page }) => {
    const changes = await page.evaluateHandle(() => {
      const seen: string[] = [];
      window.addEventListener('wheel:changed', () => seen.push('changed'));
      return seen;
    });
    await drag(page, 'Pizza', 0);
    await page.mouse.up();
    await drag(page, 'Pizza', 4);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect.poll(async () => (await choiceTexts(page))[0]).toBe('Pizza');
    expect(await changes.jsonValue()).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('wheelConfig'))).toBeNull();
  });

  test('by keys: lifted, moved, dropped, announced, and the focus stays', async ({ page }) => {
    await handle(page, 'Pizza').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => announced(page)).toContain('Pizza over place 3 of 8.');
    await page.keyboard.press('Space');
    await expect.poll(async () => (await choiceTexts(page)).slice(0, 3)).toEqual(['Sushi', 'Tacos', 'Pizza']);
    await expect(handle(page, 'Pizza')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect.poll(() => announced(page)).toContain('Pizza is back at place 3 of 8.');
    await expect.poll(async () => (await choiceTexts(page))[2]).toBe('Pizza');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('a finger moves a row without scrolling the list', async ({ browser, server }) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openPage(page);
  await page.getByRole('button', { name: 'Make the panel larger' }).tap();
  await handle(page, 'Pizza').scrollIntoViewIfNeeded();
  // The tools of a row come with a tap on it.
  await page.getByText('Pizza', { exact: true }).tap();
  const { x, y, width, height } = await boxOf(handle(page, 'Pizza'));
  const session = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: x + width / 2, y: at }],
    });
  const from = y + height / 2;
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + step * 7);
  await touch('touchEnd');
  await expect.poll(() => choiceTexts(page)).toEqual(expect.arrayContaining(['Pizza']));
  await expect.poll(async () => (await choiceTexts(page)).slice(0, 2)).toEqual(['Sushi', 'Pizza']);
  await context.close();
});

test.describe('ten thousand choices', () => {
  test.beforeEach(async ({ page }) => {
    await hearAnnouncements(page);
    await storeWheel(page, { slices: manySlices(10_000), driftAnimation: { enabled: false } });
    await openPage(page);
    await expect(page.getByText('10,000 choices')).toBeVisible();
  });

  test('the list scrolls by itself for a row held at its edge', async ({ page }) => {
    const list = await boxOf(page.getByRole('list', { name: 'Choices on this wheel' }).locator('..'));
    const box = await boxOf(handle(page, 'Entry 2'));
    await page.mouse.move(box.x + 10, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 10, list.bottom - 10, { steps: 5 });
    const scroller = page.getByRole('list', { name: 'Choices on this wheel' }).locator('..');
    await expect.poll(() => scroller.evaluate((each) => each.scrollTop)).toBeGreaterThan(10_000);
    await page.mouse.move(box.x + 10, list.y + list.height / 2, { steps: 3 });
    await page.mouse.up();
    await expect(handle(page, 'Entry 2')).toBeInViewport();
    await expect.poll(() => storedPlace(page, 'Entry 2')).toBeGreaterThan(150);
  });

  test('keys carry a row from one end to the other', async ({ page }) => {
    await handle(page, 'Entry 1').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    await expect.poll(() => announced(page)).toContain('Entry 1 over place 10,000 of 10,000.');
    await page.keyboard.press('Space');
    await expect(handle(page, 'Entry 1')).toBeInViewport();
    await expect(handle(page, 'Entry 1')).toBeFocused();
    await expect.poll(() => storedPlace(page, 'Entry 1')).toBe(9999);
  });
});
