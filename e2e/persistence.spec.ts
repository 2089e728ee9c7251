import { messages } from './support/cloud.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { addChoice, chooseFromWheelMenu } from './support/wheel-menu.ts';
import { choiceTexts, openPage } from './support/wheel-page.ts';

const newerWheel = JSON.stringify({ version: 99, 'wheel-definition': { slices: [], wings: 2 } });

test('every change is stored at once and announced to the page', async ({ page }) => {
  await openPage(page);
  await page.evaluate(() => {
    (window as never as { heard: number }).heard = 0;
    addEventListener('wheel:changed', () => {
      (window as never as { heard: number }).heard += 1;
    });
  });
  await addChoice(page, 'Dumplings');
  expect(await page.evaluate(() => (window as never as { heard: number }).heard)).toBe(1);
  await page.reload();
  await expect.poll(() => choiceTexts(page)).toContain('Dumplings');
});

test('a tab that crashes loses nothing', async ({ page, context }) => {
  await openPage(page);
  await addChoice(page, 'Dumplings');
  const next = await context.newPage();
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => {});
  await crashed;
  await openPage(next);
  await expect.poll(() => choiceTexts(next)).toContain('Dumplings');
});

test('two tabs show one wheel, and each takes back what it did', async ({ page, context }) => {
  await openPage(page);
  await addChoice(page, 'Dumplings');
  const other = await context.newPage();
  await openPage(other);
  await expect.poll(() => choiceTexts(other)).toContain('Dumplings');
  await addChoice(other, 'Gnocchi');
  await expect.poll(() => choiceTexts(page)).toEqual(expect.arrayContaining(['Dumplings', 'Gnocchi']));
  await other.getByRole('main').press('Control+z');
  await expect.poll(() => choiceTexts(page)).not.toContain('Gnocchi');
  await expect.poll(() => choiceTexts(page)).toContain('Dumplings');
});

test('two tabs with a wheel each show their own again after a reload', async ({ page, context }) => {
  await openPage(page);
  await addChoice(page, 'Dumplings');
  const other = await context.newPage();
  await openPage(other);
  await chooseFromWheelMenu(other, 'New wheel');
  await addChoice(other, 'Anna');
  await page.reload();
  await expect.poll(() => choiceTexts(page)).toContain('Dumplings');
  await other.reload();
  await expect.poll(() => choiceTexts(other)).toEqual(['Anna']);
});

test.describe('a storage that fails', () => {
  test.use({
    expectedComplaints: /could not store|localStorage|refuses its database|could not note/,
  });

  test('that refuses its database is said, and the wheels are there as long as the page', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await openPage(page);
    await addChoice(page, 'Dumplings');
    await expect(messages(page).getByText(/keeps only the wheel you see/)).toBeVisible();
    await chooseFromWheelMenu(page, 'New wheel');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Switch wheels' }).click();
    await addChoice(page, 'Anna');
    await chooseFromWheelMenu(page, 'My wheels');
    await expect(page.getByRole('dialog', { name: 'My wheels' }).getByRole('listitem')).toHaveCount(2);
    await page.reload();
    await expect.poll(() => choiceTexts(page)).toEqual(['Anna']);
  });

  test('is said once when it is full, and the wheel goes on', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openPage(page);
    await addChoice(page, 'Dumplings');
    await addChoice(page, 'Gnocchi');
    await expect(messages(page).getByText(/storage is full/)).toHaveCount(1);
    await expect.poll(() => choiceTexts(page)).toEqual(expect.arrayContaining(['Dumplings', 'Gnocchi']));
  });

  test('is said once when it is blocked, and the wheel goes on', async ({ page }) => {
    await page.addInitScript(() => {
      for (const kind of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, kind, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await openPage(page);
    await expect(messages(page).getByText(/won’t let the page save anything/)).toHaveCount(1);
    await addChoice(page, 'Dumplings');
    await expect.poll(() => choiceTexts(page)).toContain('Dumplings');
  });
});

for (const [what, stored, sentence] of [
  ['broken', '{"wheel-definition": {"slices": [', /couldn’t be read/],
  ['of another program', '{"entries": ["a", "b"]}', /couldn’t be read/],
  ['of a newer version', newerWheel, /newer version of Wheelwright/],
] as const) {
  test(`a stored wheel that is ${what} is kept aside, reported, and can be downloaded`, async ({ page }) => {
    await page.addInitScript((text) => {
      if (Object.keys(localStorage).every((key) => key === 'hints'))
        localStorage.setItem('wheelConfig', text);
    }, stored);
    await openPage(page);
    await expect(messages(page).getByText(sentence)).toBeVisible();
    const download = page.waitForEvent('download');
    await messages(page).getByRole('button', { name: 'Download it' }).click();
    const stream = await (await download).createReadStream();
    expect(Buffer.concat(await stream.toArray()).toString()).toBe(stored);

    await addChoice(page, 'Dumplings');
    const kept = await page.evaluate(() => Object.values(localStorage));
    expect(kept).toContain(stored);
    await page.reload();
    await expect.poll(() => choiceTexts(page)).toContain('Dumplings');
    await expect(messages(page).getByText(sentence)).toHaveCount(0);
  });
}

test('an older wheel is upgraded: its slices’ sounds become their events', async ({ page }) => {
  await storeWheel(page, {
    slices: slicesNamed('Tea', 'Milk').map((slice) => ({ ...slice, sound: 'bell', volume: 40 })),
  });
  await openPage(page);
  await addChoice(page, 'Sugar');
  const { version, ...wheel } = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('wheelConfig') ?? 'null'),
  );
  expect(version).toBe(1);
  expect(wheel['wheel-definition'].slices[0].audio.events.win).toMatchObject({
    trackGuid: 'bell',
    volume: 40,
  });
  expect(wheel['wheel-definition'].slices[0]).not.toHaveProperty('sound');
});
