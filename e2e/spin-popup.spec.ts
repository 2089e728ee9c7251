import { readFile } from 'node:fs/promises';
import { keptWheel, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

async function win(page: Parameters<typeof openPage>[0]): Promise<string> {
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  return (await winnerDialog(page).getByRole('heading').textContent()) ?? '';
}

const viewports = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

/** The wheel's only choice wins. */
async function winAs(page: Parameters<typeof openPage>[0], text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Choices, one per line' }).fill(text);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(winnerDialog(page).getByRole('heading')).toHaveText(text);
}

const activeTexts = async (page: Parameters<typeof openPage>[0]) =>
  (await keptWheel(page))['wheel-definition'].slices
    .filter((slice) => slice.active)
    .map((slice) => slice.text);

test.beforeEach(async ({ page }) => {
  await storeWheel(page, { slices: slicesNamed('a', 'b', 'c') });
  await openPage(page);
});

test('confirm only closes', async ({ page }) => {
  await win(page);
  await expect(winnerDialog(page)).toMatchAriaSnapshot({ name: 'winner' });
  await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(winnerDialog(page)).toBeHidden();
  expect(await activeTexts(page)).toEqual(['a', 'b', 'c']);
  await expect(spinButton(page)).toBeFocused();
});

test('Spin again has the focus: it confirms and spins', async ({ page }) => {
  await win(page);
  await expect(winnerDialog(page).getByRole('button', { name: 'Spin again' })).toBeFocused();
  await page.keyboard.press('Enter');
  const spins = async () => (await keptWheel(page))['wheel-definition'].totalWheelSpins;
  await expect.poll(spins).toBe(2);
  await expect(winnerDialog(page)).toBeVisible();
  expect(await activeTexts(page)).toEqual(['a', 'b', 'c']);
});

test('a double click counts once, on the answer and on Spin', async ({ page }) => {
  await spinButton(page).dblclick();
  await expect(winnerDialog(page)).toBeVisible();
  await winnerDialog(page).getByRole('button', { name: 'Done' }).dblclick();
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
  await expect(winnerDialog(page).getByRole('button', { name: 'Show all choices' })).toHaveCount(0);
  await winnerDialog(page).getByRole('button', { name: 'Hide this choice' }).click();
  expect(await activeTexts(page)).not.toContain(first);

  const second = await win(page);
  expect(second).not.toBe(first);
  await winnerDialog(page).getByRole('button', { name: 'Show all choices' }).click();
  expect(await activeTexts(page)).toEqual(['a', 'b', 'c']);

  for (let spin = 0; spin < 3; spin++) {
    await win(page);
    await winnerDialog(page).getByRole('button', { name: 'Hide this choice' }).click();
  }
  await expect(spinButton(page)).toBeDisabled();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Show all', exact: true }).click();
  await win(page);
  expect((await keptWheel(page))['wheel-definition'].totalWheelSpins).toBe(6);
});

test('the moment is saved as a film, or as a picture where the browser records none', async ({ page }) => {
  test.slow();
  for (const format of [/MP4|WEBM/, /PNG/]) {
    if (format.test('PNG'))
      await page.addInitScript(() => Object.defineProperty(window, 'MediaRecorder', { value: undefined }));
    await openPage(page);
    const winner = await win(page);
    await winnerDialog(page).getByRole('button', { name: 'Save the moment' }).click();
    const panel = page.getByRole('dialog', { name: 'Save the moment' });
    await expect(panel).toContainText(format);
    const [ending] = format.exec((await panel.textContent()) ?? '') ?? ['none'];
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: 'Portrait' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`${winner}\\.${ending.toLowerCase()}$`));
    expect((await readFile(await file.path())).length).toBeGreaterThan(10_000);
    await expect(panel.getByText('Saved')).toBeVisible();
  }
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

test('no word of a winner is broken for its size', async ({ page }) => {
  await page.getByRole('radio', { name: 'Text', exact: true }).click();
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const text of ['Ramen', 'MMMMMM', 'WWWW', 'Wirtschaft']) {
      await winAs(page, text);
      const lines = await winnerDialog(page)
        .getByRole('heading')
        .evaluate((heading) => {
          const letters = document.createRange();
          letters.selectNodeContents(heading);
          return letters.getClientRects().length;
        });
      expect(lines, `${text} at ${viewport.width} px`).toBe(1);
      await page.keyboard.press('Escape');
      await expect(winnerDialog(page)).toBeHidden();
    }
  }
});

test.describe('a choice with more to say', () => {
  test('shows its message, its discount and where its link leads, as text and never as markup', async ({
    page,
  }) => {
    await page.evaluate(() => {
      const [slice] = [{ guid: 'x', text: '<b>Bold</b>', active: true, weight: 1 }];
      const extras = {
        message: '<img src=x onerror=alert(1)> Enjoy!',
        discount: 'SAVE-10',
        url: 'https://example.org/menu',
      };
      const wheel = { id: 'w', 'wheel-definition': { slices: [{ ...slice, ...extras }] } };
      localStorage.setItem('wheelConfig', JSON.stringify(wheel));
    });
    await page.reload();
    expect(await win(page)).toBe('<b>Bold</b>');
    await expect(winnerDialog(page).getByText('<img src=x onerror=alert(1)> Enjoy!')).toBeVisible();
    await expect(winnerDialog(page).getByText('SAVE-10')).toBeVisible();
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

const names = [
  'A',
  '👨‍👩‍👧‍👦',
  'Chloé van der Berg',
  'محمد عبد الرحمن',
  'word '.repeat(40).trim(),
  'x'.repeat(200),
];
test('the name fills the stage and is cut nowhere', async ({ page }) => {
  await page.getByRole('radio', { name: 'Text', exact: true }).click();
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const text of names) {
      await winAs(page, text);
      const name = winnerDialog(page).getByRole('heading');
      const { height, overflow } = await name.evaluate((heading) => {
        const band = heading.parentElement as HTMLElement;
        const overflow = Math.max(
          heading.scrollWidth - heading.clientWidth,
          band.scrollHeight - band.clientHeight,
        );
        return { height: band.clientHeight, overflow };
      });
      expect(overflow, text).toBeLessThanOrEqual(0);
      expect(height, text).toBeGreaterThan(viewport.height * 0.12);
      await page.keyboard.press('Escape');
      await expect(winnerDialog(page)).toBeHidden();
    }
  }
});
