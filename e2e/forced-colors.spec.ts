import type { Page } from '@playwright/test';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

/** What has no edge of its own: with forced colours every surface has the same colour. */
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

    test('the winner and its answers have edges', async ({ page }) => {
      await openWheel(page);
      await spinButton(page).click();
      await expect(winnerDialog(page)).toBeVisible();
      await expect.poll(() => withoutEdge(page, 'dialog[open]')).toEqual([]);
    });

    test('menus and dialogs have edges', async ({ page }) => {
      await openWheel(page);
      await page.getByRole('button', { name: /^Wheel: / }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await expect.poll(() => withoutEdge(page)).toEqual([]);
    });
  });
