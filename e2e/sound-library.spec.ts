import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { fetchedTracks, heard, listen, loudness } from './support/heard.ts';
import { keptWheel, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';
import { pointAt } from './support/wheel-picture.ts';

const slices = slicesNamed('a', 'b');
const audio = { enabled: true, masterVolume: 80, previewVolume: 100, events: {} };
const panel = (page: Page) => page.getByRole('complementary', { name: 'Edit the wheel' });
const genres = (page: Page) => page.getByRole('list', { name: 'Genres' });

test.beforeEach(({ page }) => listen(page));

async function openSoundPanel(page: Page): Promise<void> {
  await storeWheel(page, { slices }, { audio });
  await openPage(page);
  await page.getByRole('tab', { name: 'Sound', exact: true }).click();
  await expect(genres(page)).toBeVisible();
}

test('a sound is found, previewed, chosen, played and kept', async ({ page }) => {
  await openSoundPanel(page);
  await expect(panel(page).getByText('No sound selected')).toBeVisible();
  await expect(genres(page).getByRole('button')).toHaveCount(22);
  await expectNoViolation(page, 'the genres');

  await genres(page).getByRole('button', { name: 'Audio effects' }).click();
  await page.getByRole('button', { name: 'Listen to Bell', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stop Bell', exact: true })).toBeVisible();
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.01);
  await expectNoViolation(page, 'the tracks of a genre');
  await expect(page.getByRole('button', { name: 'Listen to Bell', exact: true })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Bell', exact: true }).click();
  await expect(genres(page).getByRole('button', { name: 'Audio effects' })).toBeFocused();
  await expect(panel(page).getByRole('status').getByText(/^Bell/)).toBeVisible();
  expect((await keptWheel(page)).audio).toMatchObject({
    events: {
      win: {
        enabled: true,
        genreGuid: 'audio-effects',
        genreName: 'Audio effects',
        trackGuid: 'bell',
        trackName: 'Bell',
        volume: 100,
      },
    },
  });

  await page.reload();
  const tracks = fetchedTracks(page);
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  await expect.poll(async () => (await heard(page)).length).toBe(1);
  expect(tracks).toContain('audio-effects/bell');
});

test('one sound is listened to at a time; it loads, plays and ends', async ({ page }) => {
  let answer = () => {};
  await page.route('**/pop/sunny-side.mp3*', async (route) => {
    await new Promise<void>((settle) => {
      answer = settle;
    });
    await route.continue();
  });
  await page.clock.install();
  // A second click within 50 ms belongs to the first one.
  const pass = () => page.clock.runFor(60);
  await openSoundPanel(page);
  await genres(page).getByRole('button', { name: 'Pop', exact: true }).click();
  const stateOf = (name: string) => page.getByRole('button', { name, exact: false });

  await stateOf('Listen to Sunny Side').click();
  await expect(stateOf('Loading Sunny Side')).toBeVisible();
  await pass();
  await stateOf('Loading Sunny Side').click();
  await expect(stateOf('Loading Sunny Side')).toBeVisible();
  answer();
  await expect(stateOf('Stop Sunny Side')).toBeVisible();
  await pass();
  await stateOf('Listen to City Lights').click();
  await expect(stateOf('Stop City Lights')).toBeVisible();
  await expect(stateOf('Listen to Sunny Side')).toBeVisible();
  await expect.poll(async () => (await heard(page))[0]?.hasEnded).toBe(true);
  await stateOf('Stop City Lights').click();
  await expect(stateOf('Listen to City Lights')).toBeVisible();
  await expect.poll(async () => (await heard(page))[1]?.hasEnded).toBe(true);

  await pass();
  await stateOf('Listen to City Lights').click();
  await expect(stateOf('Stop City Lights')).toBeVisible();
  await page.getByRole('tab', { name: 'Choices' }).click();
  await expect.poll(async () => (await heard(page))[2]?.hasEnded).toBe(true);
});

test('a choice has a sound of its own for winning and for removal', async ({ page }) => {
  await storeWheel(page, { slices }, { audio });
  await openPage(page);
  const { x, y } = await pointAt(page, 0);
  await page.mouse.click(x, y, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Sound' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit choice' });
  await expect(dialog.getByRole('tab', { name: 'Sound', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(dialog.getByRole('radio', { name: 'When it wins' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Audio effects' }).click();
  await dialog.getByRole('checkbox', { name: 'Surprise me: Audio effects' }).click();
  await expect(dialog.getByText('Surprise me: Audio effects')).toBeVisible();
  await expectNoViolation(page, 'the sounds of a choice');
  await dialog.getByRole('radio', { name: 'When it’s hidden' }).click();
  await expect(dialog.getByText('No sound selected')).toBeVisible();
  await dialog.getByRole('radio', { name: 'When it wins' }).click();
  expect((await keptWheel(page))['wheel-definition'].slices[0]?.audio).toMatchObject({
    events: { win: { genreGuid: 'audio-effects', trackGuid: 'randomize-audio-effects', volume: 100 } },
  });
  await dialog.getByRole('button', { name: 'Clear' }).click();
  expect((await keptWheel(page))['wheel-definition'].slices[0]?.audio).toEqual({ events: { win: {} } });
});

test('own sounds ask a guest to sign in', async ({ page }) => {
  await openSoundPanel(page);
  await genres(page).getByRole('button', { name: 'My sounds' }).click();
  await expect(panel(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /^\/login\?returnTo=/,
  );
  await expectNoViolation(page, 'own sounds of a guest');
});

test('genres and tracks speak the page’s language', async ({ page }) => {
  await openPage(page, '/de/');
  await page.getByRole('tab', { name: 'Sound', exact: true }).click();
  await page.getByRole('button', { name: 'Soundeffekte', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Zurück zu den Genres' })).toBeFocused();
});

test.describe('a library that cannot be had', () => {
  test.use({ expectedComplaints: /could not be loaded|Failed to load resource/ });

  test('says so and can be asked for again', async ({ page }) => {
    await page.route('**/media/sounds/names/en.json', (route) => route.abort());
    await storeWheel(page, { slices }, { audio });
    await openPage(page);
    await page.getByRole('tab', { name: 'Sound', exact: true }).click();
    await expect(page.getByRole('alert').getByText('The sounds couldn’t load.')).toBeVisible();
    await page.unroute('**/media/sounds/names/en.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(genres(page)).toBeVisible();
  });
});
