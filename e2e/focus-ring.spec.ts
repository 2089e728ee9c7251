import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { chooseFromWheelMenu, drawMode } from './support/wheel-menu.ts';
import { openPage, winnerByKeys } from './support/wheel-page.ts';

/** Where the ring around the focus is thinner than 2 px or has less contrast than 3 : 1 with what it lies on. */
const weakRings = (page: Page) =>
  page.evaluate(() => {
    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const pixel = (color: string) => {
      if (!brush) throw new Error('no canvas');
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = color;
      brush.fillRect(0, 0, 1, 1);
      return [...brush.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = pixel(color).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    /** The nearest opaque ancestor. */
    const groundOf = (element: Element | null): string => {
      // The stage of a winner is beside its parts, not around them.
      const stage = element?.closest('dialog')?.querySelector('[class*="_ground_"]');
      if (stage) return getComputedStyle(stage).backgroundColor;
      for (let each = element; each; each = each.parentElement) {
        const { backgroundColor } = getComputedStyle(each);
        if ((pixel(backgroundColor)[3] ?? 0) > 250) return backgroundColor;
      }
      return getComputedStyle(document.body).backgroundColor;
    };
    const layer = [...document.querySelectorAll('dialog:modal, :popover-open')].at(-1) ?? document.body;
    const reachable = layer.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const weak: string[] = [];
    let measured = 0;
    for (const element of reachable) {
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      measured += 1;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
      const name = element.getAttribute('aria-label') ?? label?.textContent?.trim().slice(0, 30) ?? '';
      const around = [element, element.parentElement, element.parentElement?.parentElement];
      const ringed = around.find((each) => {
        const style = each && getComputedStyle(each);
        // An invisible radio button covers its label, and the label shows the ring.
        const isSeen = style && style.opacity !== '0' && style.outlineStyle !== 'none';
        return isSeen && Number.parseFloat(style.outlineWidth) >= 2;
      });
      if (!ringed) {
        weak.push(`${element.tagName} ${name}: no ring`);
        continue;
      }
      const { outlineColor, outlineOffset } = getComputedStyle(ringed);
      const isInside = Number.parseFloat(outlineOffset) < 0;
      const found = contrast(outlineColor, groundOf(isInside ? ringed : ringed.parentElement));
      if (found < 3) weak.push(`${element.tagName} ${name}: ${outlineColor} has ${found.toFixed(2)} : 1`);
    }
    return { weak, isEnough: measured > 1 };
  });

const screens: [name: string, show: (page: Page) => Promise<unknown>][] = [
  ['the wheel and its choices', async () => {}],
  ...['Look', 'Results', 'Settings'].map((name): [string, (page: Page) => Promise<unknown>] => [
    name,
    // By keyboard: the panel of the sound, opened by the focus, may still be under a pointer.
    (page) => page.getByRole('tab', { name }).press('Enter'),
  ]),
  [
    'the dialog of a choice',
    async (page) => {
      await page.getByRole('tab', { name: 'Choices' }).press('Enter');
      await page
        .getByRole('button', { name: /^Options for/ })
        .first()
        .press('Enter');
      await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
      await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
    },
  ],
  [
    'the samples',
    async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await chooseFromWheelMenu(page, 'Sample wheels…');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  ],
  ['the winner', winnerByKeys],
  ...['More', 'Draw options'].map((name): (typeof screens)[number] => [
    name,
    async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name, exact: true }).press('Enter');
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    },
  ]),
  [
    'several winners',
    async (page) => {
      await page.keyboard.press('Escape');
      await drawMode(page, 'Several').press('Space');
      await winnerByKeys(page);
    },
  ],
];

const pages = ['/en/feedback', '/en/wheels/', '/login'];

for (const colorScheme of ['light', 'dark'] as const)
  test(`the focus is seen on every control: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPage(page);
    for (const [name, show] of screens) {
      await show(page);
      // After a key the browser shows where the focus is, also where a script puts it.
      await page.keyboard.press('Tab');
      // A panel fetches its parts, and fades in.
      await expect.poll(() => weakRings(page), name).toEqual({ weak: [], isEnough: true });
    }
    for (const path of pages) {
      await openPage(page, path);
      await page.keyboard.press('Tab');
      await expect.poll(() => weakRings(page), path).toEqual({ weak: [], isEnough: true });
    }
  });
