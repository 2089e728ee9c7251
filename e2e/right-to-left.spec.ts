import type { Page } from '@playwright/test';
import { speakMadeUpLanguage } from './support/made-up-language.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { boxOf, choiceRow, isReady, openPage, winnerByKeys, winnerDialog } from './support/wheel-page.ts';

const arabic = 'أحمد علي';
const hebrew = 'שירה 12';

const expectDirection = (page: Page, within: string, text: string, direction: string) =>
  expect(page.locator(within).getByText(text, { exact: true }).first(), text).toHaveCSS(
    'direction',
    direction,
  );

test('names in Arabic and Hebrew run from right to left wherever they stand, and others do not', async ({
  page,
}) => {
  const [first, ...others] = slicesNamed(arabic, hebrew, 'Zoë');
  await storeWheel(page, {
    name: 'עגלה',
    slices: [first, ...others.map((each) => ({ ...each, active: false }))],
  });
  await openPage(page);
  for (const [text, direction] of [
    [arabic, 'rtl'],
    [hebrew, 'rtl'],
    ['Zoë', 'ltr'],
  ] as const)
    await expectDirection(page, 'aside', text, direction);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(winnerDialog(page).getByRole('heading')).toHaveText(arabic);
  await expectDirection(page, 'dialog', arabic, 'rtl');
  await page.keyboard.press('Escape');
  await expectDirection(page, 'main', arabic, 'rtl');
  await page.getByRole('tab', { name: 'Results' }).click();
  await expectDirection(page, 'aside', arabic, 'rtl');
  // Below the head of its column, as a name that runs the other way.
  for (const name of await page.locator('aside').getByText(arabic, { exact: true }).all())
    await expect(name).toHaveCSS('text-align', 'left');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => page.locator('.sheet, [class*="_sheet_"]').count()).toBeGreaterThan(0);
  await expectDirection(page, '.sheet, [class*="_sheet_"]', arabic, 'rtl');
});

/** Controls that leave the window or lie on one another, by their place among the controls of the uppermost layer. */
const troubles = (page: Page) =>
  page.evaluate(() => {
    const layer =
      [...document.querySelectorAll('dialog:modal')].at(-1) ??
      document.querySelector(':popover-open') ??
      document;
    const controls = [
      ...layer.querySelectorAll('button, a[href], input, select, textarea, h1, h2, h3, p, label'),
    ].filter((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isSeen || width <= 4 || height <= 4 || element.closest('[aria-hidden=true]')) return false;
      // Parts under a bar and parts that have scrolled away cover nothing.
      const uppermost = document.elementFromPoint(x + width / 2, y + height / 2);
      return element.contains(uppermost) || (uppermost?.contains(element) ?? false);
    });
    /** Down to the edge of what scrolls around it: the rest is under a bar. */
    const seenBox = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const box = { left, right, top, bottom };
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
        const window = around.getBoundingClientRect();
        box.top = Math.max(box.top, window.top);
        box.bottom = Math.min(box.bottom, window.bottom);
      }
      return box;
    };
    const boxes = controls.map(seenBox);
    const found: string[] = [];
    for (const [place, box] of boxes.entries()) {
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`${place} is cut`);
      for (const [later, other] of boxes.entries()) {
        if (later <= place || controls[place]?.contains(controls[later] as Node)) continue;
        const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        if (width > 4 && height > 4) found.push(`${place} on ${later}`);
      }
    }
    const overflow = Math.abs(document.documentElement.scrollWidth - innerWidth);
    return { found, overflow };
  });

const screens: [name: string, show: (page: Page) => Promise<unknown>][] = [
  ['the wheel and its choices', async () => {}],
  ['the look', (page) => page.getByRole('tab').nth(1).click()],
  ['the results', (page) => page.getByRole('tab').nth(2).click()],
  ['the settings', (page) => page.getByRole('tab').nth(3).click()],
  [
    'a menu',
    async (page) => {
      await page.getByRole('tab').first().click();
      await page.locator('[data-menu]').first().click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  ],
  [
    'the dialog of a choice',
    async (page) => {
      await page.getByRole('menuitem').first().press('Enter');
      await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
    },
  ],
  ['the winner', winnerByKeys],
];

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a language that is written from right to left needs only its texts: ${width} px`, async ({
    page,
    another,
  }) => {
    const mirrored = await another();
    await speakMadeUpLanguage(mirrored);
    for (const each of [page, mirrored]) {
      await each.setViewportSize({ width, height });
      await storeWheel(each, { slices: slicesNamed(arabic, hebrew, 'Zoë') });
    }
    await openPage(page);
    await mirrored.goto('/en/');
    await isReady(mirrored);
    await expect(mirrored.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(mirrored.getByRole('tab').first()).toHaveText(/^[א-ת ]+$/);
    await expect(choiceRow(page, 'Zoë')).toBeVisible();
    if (width > 1000) {
      const panel = await boxOf(mirrored.getByRole('complementary'));
      const wheel = await boxOf(mirrored.locator('canvas').first());
      expect(panel.right).toBeLessThanOrEqual(wheel.x);
    }
    for (const [name, show] of screens) {
      await show(page);
      await show(mirrored);
      const usual = await troubles(page);
      await expect.poll(() => troubles(mirrored), { message: name }).toEqual(usual);
      await test.info().attach(name, { body: await mirrored.screenshot(), contentType: 'image/png' });
      if (process.env.KEEP_PICTURES)
        await mirrored.screenshot({
          path: `${process.env.KEEP_PICTURES}/${width}-${name.replaceAll(' ', '-')}.png`,
        });
    }
  });
