import type { Locator, Page } from '@playwright/test';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { boxOf, choiceList, choiceRow, openPage } from './support/wheel-page.ts';

const pupils = Array.from({ length: 30 }, (_, place) => `Pupil ${place + 1}`);
const languages = ['en', 'en-au', 'de', 'de-ch', 'nl', 'fr', 'es', 'pt', 'it'];

/** How many names of the list are in view as a whole. */
const namesInView = (page: Page): Promise<number> =>
  choiceList(page).evaluate((list) => {
    const { top, bottom } = (list.parentElement as Element).getBoundingClientRect();
    const letters = document.createRange();
    const names = [...list.querySelectorAll('li [dir="auto"]')].map((name) => {
      letters.selectNodeContents(name);
      return letters.getBoundingClientRect();
    });
    return names.filter((name) => name.top >= top && name.bottom <= Math.min(bottom, innerHeight)).length;
  });

test('eighteen names are in view on a desktop, in rows of 40 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await storeWheel(page, { slices: slicesNamed(...pupils) });
  await openPage(page);
  expect((await boxOf(choiceRow(page, 'Pupil 3').first())).height).toBe(40);
  expect(await namesInView(page)).toBeGreaterThanOrEqual(18);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('a phone on its side shows four names and the field', async ({ page }) => {
    await storeWheel(page, { slices: slicesNamed(...pupils) });
    await openPage(page);
    await expect(page.getByRole('textbox', { name: 'New choice' })).toBeInViewport({ ratio: 1 });
    expect(await namesInView(page)).toBeGreaterThanOrEqual(4);
  });
});

test('a double click on the odds of a choice renames it too', async ({ page }) => {
  await storeWheel(page, {
    slices: slicesNamed('Anna', 'Ben').map((slice, place) => ({ ...slice, weight: 1 + place })),
  });
  await openPage(page);
  await page.getByText('weight 2').dblclick();
  await expect(page.getByRole('textbox', { name: 'New text for Ben' })).toBeFocused();
});

test('a row that was scrolled away keeps the focus in its controls', async ({ page }) => {
  const many = Array.from({ length: 1000 }, (_, place) => `Pupil ${place + 1}`);
  await storeWheel(page, { slices: slicesNamed(...many) });
  await openPage(page);
  await page.getByRole('button', { name: 'Move Pupil 1', exact: true }).focus();
  await choiceRow(page, 'Pupil 9').hover();
  await page.mouse.wheel(0, 100_000);
  await expect(choiceRow(page, 'Pupil 1000')).toBeVisible();
  await page.keyboard.press('Tab');
  const row = () => page.evaluate(() => document.activeElement?.closest('li')?.textContent);
  await expect.poll(row).toBe('Pupil 1');
});

test('the tools stay in view below a whole class', async ({ page }) => {
  await storeWheel(page, { slices: slicesNamed(...pupils) });
  await openPage(page);
  await expect(page.getByRole('button', { name: 'Shuffle' })).toBeInViewport({ ratio: 1 });
});

/** Whether the words of an element fit on one line of it. */
const isOneLine = (element: Locator): Promise<boolean> =>
  element.evaluate((label) => {
    const words = document.createRange();
    words.selectNodeContents(label);
    // The radio button lies over the whole label.
    const radio = label.querySelector('input');
    if (radio) words.setStartAfter(radio);
    const lines = new Set([...words.getClientRects()].filter(({ width }) => width > 2).map(({ top }) => top));
    const { left, right } = label.getBoundingClientRect();
    const box = words.getBoundingClientRect();
    return lines.size === 1 && box.left >= left - 1 && box.right <= right + 1;
  });

/** Wide, and the narrowest of each kind: lying on its side, a tablet, a phone. */
const screens = [
  [1440, 900],
  [568, 320],
  [820, 1180],
  [360, 640],
  [320, 568],
] as const;

test('the ways to draw and the head of the list fit on every screen, in every language', async ({ page }) => {
  test.slow();
  for (const language of languages) {
    await openPage(page, `/${language}/`);
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      // The wheel is drawn again for its new size; until then it has the old one.
      await expect(async () => expectToFit(page, `${language} at ${width}×${height}`)).toPass({
        timeout: 15_000,
      });
    }
  }
});

async function expectToFit(page: Page, screen: string): Promise<void> {
  const modes = page.getByRole('radiogroup').filter({ has: page.locator('[name="draw-mode"]') });
  for (const label of await modes.locator('label').all())
    expect(await isOneLine(label), `${await label.textContent()} ${screen}`).toBe(true);
  const group = await boxOf(modes.locator('..'));
  const hero = await boxOf(page.getByRole('main'));
  expect(group.x, screen).toBeGreaterThanOrEqual(hero.x);
  expect(group.right, screen).toBeLessThanOrEqual(hero.right);
  expect(group.bottom, screen).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  const wheel = await boxOf(page.locator('canvas').first());
  expect(group.x >= wheel.right || group.y >= wheel.bottom, `beside or below the wheel ${screen}`).toBe(true);

  const facts = page.getByRole('complementary').locator('p').filter({ hasText: '8' }).first();
  const { height } = await boxOf(facts);
  expect(height, `lines of what holds for all choices ${screen}`).toBeLessThan(40);
  for (const fact of await facts.locator('span').all())
    expect(await isOneLine(fact), `${await fact.textContent()} ${screen}`).toBe(true);
}

test('names of any direction and length start at the same place and stay in their row', async ({ page }) => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle';
  const names = ['Anna', 'محمد عبد الله', 'שרה Miller', 'Anna علي', long, `مرحبا ${'بالعالم '.repeat(12)}`];
  const slices = slicesNamed(...names).map((slice, place) => ({
    ...slice,
    weight: place + 1,
    message: 'Well done',
    image: place === 1 ? 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' : undefined,
  }));
  await storeWheel(page, { slices });
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page);
  await page.getByRole('button', { name: 'Make the panel larger' }).click();
  const rows = choiceList(page).getByRole('listitem');
  const starts = await rows.evaluateAll((all) =>
    all.map((row) => {
      const name = row.querySelector('[dir="auto"]') as Element;
      const words = document.createRange();
      words.selectNodeContents(name);
      const box = name.getBoundingClientRect();
      const isCut = name.scrollWidth > name.clientWidth;
      return {
        start: Math.round(isCut ? box.left : words.getBoundingClientRect().left),
        isIn: box.right <= row.getBoundingClientRect().right,
      };
    }),
  );
  expect(new Set(starts.map(({ start }) => start)).size).toBe(1);
  expect(starts.every(({ isIn }) => isIn)).toBe(true);
});
