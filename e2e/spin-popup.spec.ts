import { keptWheel, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

async function win(page: Parameters<typeof openPage>[0]): Promise<string> {
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  return (await winnerDialog(page).getByRole('heading').textContent()) ?? '';
}

const activeTexts = async (page: Parameters<typeof openPage>[0]) =>
  (await keptWheel(page))['wheel-definition'].slices
    .filter((slice) => slice.active)
    .map((slice) => slice.text);

test.beforeEach(async ({ page }) => {
  await storeWheel(page, { slices: slicesNamed('a', 'b', 'c') });
  await openPage(page);
});

test('confirm has the focus and only closes', async ({ page }) => {
  await win(page);
  await expect(winnerDialog(page).getByRole('button', { name: 'Great!' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(winnerDialog(page)).toBeHidden();
  expect(await activeTexts(page)).toEqual(['a', 'b', 'c']);
  await expect(spinButton(page)).toBeFocused();
});

test('a double click counts once, on the answer and on Spin', async ({ page }) => {
  await spinButton(page).dblclick();
  await expect(winnerDialog(page)).toBeVisible();
  await winnerDialog(page).getByRole('button', { name: 'Great!' }).dblclick();
  await expect(winnerDialog(page)).toBeHidden();
  await expect(spinButton(page)).toBeEnabled();
  expect((await keptWheel(page))['wheel-definition'].totalWheelSpins).toBe(1);
});

test('Escape and a click beside the popup mean confirm', async ({ page }) => {
  await win(page);
  await page.keyboard.press('Escape');
  await expect(winnerDialog(page)).toBeHidden();
  await win(page);
  await page.mouse.click(8, 450);
  await expect(winnerDialog(page)).toBeHidden();
  expect(await activeTexts(page)).toEqual(['a', 'b', 'c']);
});

test('cancel takes winner after winner off the wheel until nothing is left to spin; deny brings all back', async ({
  page,
}) => {
  const first = await win(page);
  await winnerDialog(page).getByRole('button', { name: 'Remove this choice' }).click();
  expect(await activeTexts(page)).not.toContain(first);

  const second = await win(page);
  expect(second).not.toBe(first);
  await winnerDialog(page).getByRole('button', { name: 'Bring all back' }).click();
  expect(await activeTexts(page)).toEqual(['a', 'b', 'c']);

  for (let spin = 0; spin < 3; spin++) {
    await win(page);
    await winnerDialog(page).getByRole('button', { name: 'Remove this choice' }).click();
  }
  await expect(spinButton(page)).toBeDisabled();
  await page.keyboard.press('Space');
  await expect(winnerDialog(page)).toBeHidden();
});

test('each spin is counted once by the server, by a beacon', async ({ page }) => {
  const sent: [string, number | undefined][] = [];
  page.on('requestfinished', async (request) => {
    if (!request.url().endsWith('/api/events')) return;
    sent.push([request.method(), (await request.response())?.status()]);
  });
  await win(page);
  await expect.poll(() => sent).toEqual([['POST', 204]]);
});

test('the winner is announced once: as the name of the dialog, nowhere else', async ({ page }) => {
  const winner = await win(page);
  await expect(winnerDialog(page)).toHaveAccessibleName(winner);
  const live = page.locator('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]');
  for (const text of await live.allTextContents()) expect(text).not.toContain(winner);
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`no word of a winner is broken for its size at ${width}×${height}`, async ({ page }) => {
    await page.getByRole('button', { name: 'Edit as text' }).click();
    await page.setViewportSize({ width, height });
    for (const text of ['Ramen', 'MMMMMM', 'WWWW', 'Wirtschaft']) {
      await page.getByRole('textbox', { name: 'Choices, one per line' }).fill(text);
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(winnerDialog(page).getByRole('heading')).toHaveText(text);
      const lines = await winnerDialog(page)
        .getByRole('heading')
        .evaluate((heading) => {
          const letters = document.createRange();
          letters.selectNodeContents(heading);
          return letters.getClientRects().length;
        });
      expect(lines, text).toBe(1);
      await page.keyboard.press('Escape');
      await expect(winnerDialog(page)).toBeHidden();
    }
  });

test.describe('a choice with more to say', () => {
  test('shows its message and where its link leads, as text and never as markup', async ({ page }) => {
    await page.evaluate(() => {
      const [slice] = [{ guid: 'x', text: '<b>Bold</b>', active: true, weight: 1 }];
      const extras = { message: '<img src=x onerror=alert(1)> Enjoy!', url: 'https://example.org/menu' };
      const wheel = { id: 'w', 'wheel-definition': { slices: [{ ...slice, ...extras }] } };
      localStorage.setItem('wheelConfig', JSON.stringify(wheel));
    });
    await page.reload();
    expect(await win(page)).toBe('<b>Bold</b>');
    await expect(winnerDialog(page).getByText('<img src=x onerror=alert(1)> Enjoy!')).toBeVisible();
    const link = winnerDialog(page).getByRole('link', { name: 'Open example.org' });
    await expect(link).toHaveAttribute('href', 'https://example.org/menu');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('a script for a link is no link', async ({ page }) => {
    await page.evaluate(() => {
      const slices = [{ guid: 'x', text: 'x', active: true, weight: 1, url: 'javascript:alert(1)' }];
      localStorage.setItem('wheelConfig', JSON.stringify({ id: 'w', 'wheel-definition': { slices } }));
    });
    await page.reload();
    await win(page);
    await expect(winnerDialog(page).getByRole('link')).toHaveCount(0);
  });
});

test('a family or a flag is one sign, however many characters it is made of', async ({ page }) => {
  await page.getByRole('button', { name: 'Edit as text' }).click();
  await page.getByRole('textbox', { name: 'Choices, one per line' }).fill('👨‍👩‍👧‍👦🏴󠁧󠁢󠁷󠁬󠁳󠁿👨‍👩‍👧‍👦');
  await win(page);
  const letters = (element: Element) => (element as HTMLElement).style.getPropertyValue('--letters');
  expect(await winnerDialog(page).getByRole('heading').evaluate(letters)).toBe('4');
});
