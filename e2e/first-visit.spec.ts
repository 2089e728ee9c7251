import { expectNoViolation } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { choiceTexts, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

test.describe('a first visit', () => {
  test('shows a wheel of choices that is drawn', async ({ page }) => {
    await openPage(page, '/');
    await expect(page).toHaveTitle(/Wheelwright/);
    await expect.poll(() => choiceTexts(page)).toHaveLength(8);
    const colors = await page.locator('canvas').first().evaluate(paintedColors);
    expect(colors).toBeGreaterThan(5);
  });

  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('a spin turns the wheel, then names a winner among the choices', async ({ page }) => {
      await openPage(page);
      const choices = await choiceTexts(page);
      const counted = page.waitForResponse((answer) => answer.url().endsWith('/api/events'));

      await spinButton(page).click();
      const spinning = page.getByRole('button', { name: 'Spinning…' });
      await expect(spinning).toBeDisabled();
      expect(await spinning.evaluate(hasSpinner)).toBe(true);
      await expect(winnerDialog(page)).toBeVisible();
      const winner = await winnerDialog(page).getByRole('heading').textContent();
      expect(choices).toContain(winner);
      expect((await counted).status()).toBe(204);

      await winnerDialog(page).getByRole('button').filter({ hasText: /\S/ }).first().click();
      await expect(winnerDialog(page)).toBeHidden();
      await expect(spinButton(page)).toBeEnabled();
    });
  });

  test.describe('of a new visitor', () => {
    test.use({ isNewVisitor: true });

    test('has three hints that cover no control, and never again', async ({ page }) => {
      await openPage(page);
      for (const [hint, button] of [
        ['Got a list? Paste it into “Choices”, one name per line.', 'Next'],
        ['To spin, press Space, or click or flick the wheel.', 'Next'],
        ['“Share” gives you a link that opens your wheel for others.', 'Got it'],
      ] as const) {
        await expect(page.getByText(hint).first()).toBeVisible();
        await spinButton(page).click({ trial: true });
        await expectNoViolation(page, hint);
        await page.getByRole('button', { name: button }).press('Enter');
      }
      await expect(page.getByRole('button', { name: 'Close message' })).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('hints'))).toBe('seen');
    });

    test('that begins at a shared or an embedded wheel has none', async ({ page }) => {
      for (const address of ['/en/wheels/yes-or-no', '/embed/en/yes-or-no']) {
        await page.goto(address);
        await expect(page.locator('canvas').first()).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('hints'))).toBeNull();
      }
    });
  });

  test('sets no cookie', async ({ page, context }) => {
    await openPage(page);
    expect(await context.cookies()).toEqual([]);
  });
});

/** Something within it rotates for as long as it is there. */
const hasSpinner = (button: SVGElement | HTMLElement): boolean =>
  button
    .getAnimations({ subtree: true })
    .some(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY);

/** How many clearly different colours a canvas shows, on a coarse grid. */
function paintedColors(canvas: SVGElement | HTMLElement): number {
  const picture = document.createElement('canvas');
  picture.width = picture.height = 60;
  const context = picture.getContext('2d');
  context?.drawImage(canvas as HTMLCanvasElement, 0, 0, 60, 60);
  const pixels = context?.getImageData(0, 0, 60, 60).data ?? new Uint8ClampedArray();
  const colors = new Set<string>();
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 255) colors.add([0, 1, 2].map((part) => (pixels[at + part] ?? 0) >> 6).join());
  }
  return colors.size;
}
