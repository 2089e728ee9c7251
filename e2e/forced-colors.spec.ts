import type { Locator, Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { saveButton } from './support/cloud.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { chooseDrawMode, chooseFromWheelMenu } from './support/wheel-menu.ts';
import { choiceRow, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** Elements without an edge of their own: with forced colours every surface has the same colour. */
const withoutEdge = (page: Page, within = 'body') =>
  page.evaluate((scope) => {
    const told = [
      'button',
      'summary',
      'select',
      'input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=hidden])',
      'textarea',
      '[role=tab]',
      '[role=menu]',
      '[role=switch]',
      'dialog[open] > :not(button)',
    ].join(', ');
    const hasEdge = (element: Element): boolean => {
      // The box around the field of the search has the edge, and the ring.
      if (element.matches('dialog [role=combobox]') && element.parentElement?.matches('label, search, div'))
        return Number.parseFloat(getComputedStyle(element.parentElement).borderBottomWidth) >= 1;
      // Drawn by the browser itself, in the chosen colours.
      if (element.matches('[type=checkbox]') && getComputedStyle(element).appearance === 'auto') return true;
      for (const pseudo of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (pseudo && style.content === 'none') continue;
        const borders = [style.borderTopWidth, style.borderBottomWidth].map(Number.parseFloat);
        if (style.borderTopStyle !== 'none' && Math.min(...borders) >= 1) return true;
        if (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1) return true;
      }
      return false;
    };
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 4 &&
        height > 4 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30) ?? ''} .${element.className}`;
    return [...(document.querySelector(scope)?.querySelectorAll(told) ?? [])]
      .filter((element) => !element.matches('[aria-hidden=true], [aria-hidden=true] *, .visually-hidden *'))
      .filter((element) => isShown(element) && !hasEdge(element))
      .map(nameOf);
  }, within);

const openWheel = async (page: Page) => {
  await storeWheel(page, {
    slices: slicesNamed('Anna', 'Ben', 'Cleo').map((slice, i) =>
      i === 1 ? { ...slice, url: 'https://example.org' } : slice,
    ),
  });
  await openPage(page);
};

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test.describe(`at ${width}×${height}`, () => {
    test.use({ viewport: { width, height } });

    test('every control of every tab has an edge, and the dots keep their colours', async ({ page }) => {
      await openWheel(page);
      const dot = page.getByRole('listitem').first().locator('[class*="_dot_"], [class*="_color_"]').first();
      expect(await dot.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        'rgb(31, 120, 209)',
      );
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        const name = await tab.textContent();
        await expect(tab).toHaveAttribute('aria-selected', 'true');
        await expect.poll(() => withoutEdge(page), name ?? '').toEqual([]);
        const outline = await tab.evaluate((element) => getComputedStyle(element).outlineWidth);
        expect(outline, 'the chosen tab').not.toBe('1px');
      }
    });

    test('menus and the winner with its answers have edges', async ({ page }) => {
      await openWheel(page);
      await page.getByRole('button', { name: /^Wheel: / }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expect.poll(() => withoutEdge(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await spinButton(page).click();
      await expect(winnerDialog(page)).toBeVisible();
      await expect.poll(() => withoutEdge(page, 'dialog[open]')).toEqual([]);
    });
  });

const pressInHeader = (page: Page, name: RegExp) =>
  page.getByRole('banner').getByRole('button', { name }).click();
const drawBy = async (page: Page, mode: string) => {
  await chooseDrawMode(page, mode);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+Enter');
};

/** Menus and dialogs beside those of `accessibility.spec.ts`, each shown after the one before. */
const panels: [name: string, show: (page: Page) => Promise<unknown>][] = [
  ['the menu of the wheel', (page) => pressInHeader(page, /^Wheel: /)],
  ['the menu of the account', (page) => pressInHeader(page, /^Account/)],
  ['the menu of all choices', (page) => page.getByRole('button', { name: 'More for all choices' }).click()],
  ['the menu of a row', (page) => page.getByRole('button', { name: 'Options for Anna' }).press('Enter')],
  [
    'a choice',
    async (page) => {
      await page.getByRole('button', { name: 'Options for Anna' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
    },
  ],
  ['the search', (page) => pressInHeader(page, /^Search wheels/)],
  ['Live', (page) => pressInHeader(page, /^Live/)],
  ['the ideas', (page) => chooseFromWheelMenu(page, 'Describe a wheel…')],
  ['what needs an account', (page) => saveButton(page).click()],
  ['several winners', (page) => drawBy(page, 'Several')],
  ['teams', (page) => drawBy(page, 'Teams')],
];

test('menus and dialogs have edges, and axe finds nothing in them', async ({ page }) => {
  test.slow(); // axe runs 11 times
  await openWheel(page);
  const shown = page.locator('dialog[open], [role=menu]');
  for (const [name, show] of panels) {
    await show(page);
    await expect(shown.first(), name).toBeVisible();
    await expectNoViolation(page, name);
    expect(await withoutEdge(page), name).toEqual([]);
    while ((await shown.count()) > 0) await page.keyboard.press('Escape');
  }
});

/** How many pixels are dark in the column at this share of the element's width. */
async function darkAt(element: Locator, share: number): Promise<number> {
  const png = (await element.screenshot()).toString('base64');
  return element.page().evaluate(
    async ([data, at]) => {
      const image = await createImageBitmap(
        new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]),
      );
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const column = context?.getImageData(Math.floor(image.width * at), 0, 1, image.height).data;
      return [...(column ?? [])].filter((value, place) => place % 4 === 0 && value < 100).length;
    },
    [png, share] as const,
  );
}

test('a switch shows its knob, a slider its track, and the chosen view an edge', async ({ page }) => {
  await openWheel(page);
  const anna = page.getByRole('switch', { name: 'Anna on the wheel' });
  const knobAt = async () => [await darkAt(anna, 0.35), await darkAt(anna, 0.65)] as const;
  await choiceRow(page, 'Anna').hover();
  // A full track with a hole at its end, then an empty one with a knob at its beginning.
  const on = await knobAt();
  expect(on[0]).toBeGreaterThan(on[1]);
  await anna.click();
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await knobAt())[1]).toBeLessThan(on[1]);
  const off = await knobAt();
  expect(off[0]).toBeGreaterThan(off[1]);
  expect(off[0]).toBeLessThan(on[0]);
  const outline = (name: string) =>
    page
      .getByRole('radio', { name, exact: true })
      .locator('..')
      .evaluate((view) => getComputedStyle(view).outlineStyle);
  expect([await outline('List'), await outline('Text')]).toEqual(['solid', 'none']);
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect.poll(() => darkAt(page.getByRole('slider', { name: 'Spin speed' }), 0.9)).toBeGreaterThan(0);
});
