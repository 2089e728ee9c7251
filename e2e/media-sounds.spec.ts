import { heard, listen, loudness } from './support/heard.ts';
import { signIn } from './support/mail-sign-in.ts';
import * as library from './support/media.ts';
import { keptWheel, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { spinButton, winnerDialog } from './support/wheel-page.ts';

const audio = { enabled: true, masterVolume: 80, previewVolume: 100, events: {} };

test.beforeEach(async ({ page, server }) => {
  await listen(page);
  await storeWheel(page, { slices: slicesNamed('a', 'b') }, { audio });
  await signIn(page, server);
});

test('a sound is uploaded, played, stopped and deleted', async ({ page }) => {
  await library.openExplorer(page, 'My Sounds');
  await expect(library.explorer(page)).toContainText(
    'You don\'t have any sounds yet. Click "Upload Sound" to add some.',
  );
  await library.explorer(page).getByRole('button', { name: 'Upload Sound' }).click();
  await library.chooseFile(page, library.files.bell);
  await library.uploadForm(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(library.told(page)).toContainText('Sound uploaded successfully');

  await library.soundList(page).getByRole('button', { name: 'Listen to bell.mp3' }).click();
  const stop = library.soundList(page).getByRole('button', { name: 'Stop bell.mp3' });
  await expect(stop).toBeVisible();
  await expect.poll(() => loudness(page)).toBeGreaterThan(0.01);
  await stop.click();
  await expect(library.soundList(page).getByRole('button', { name: 'Listen to bell.mp3' })).toBeVisible();

  await library.soundList(page).getByRole('button', { name: 'Delete bell.mp3' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Are you sure you want to delete this sound? This action cannot be undone.',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(library.told(page)).toContainText('Sound deleted successfully');
});

test('one sound plays at once, and closing the panel ends it', async ({ page }) => {
  await library.haveFile(page, 'sound', library.files.buzzer);
  await library.haveFile(page, 'sound', library.files.long);
  await library.openExplorer(page, 'My Sounds');
  const button = (what: string, name: string) =>
    library.soundList(page).getByRole('button', { name: `${what} ${name}` });
  await button('Listen to', 'applause-ovation.mp3').click();
  await expect(button('Stop', 'applause-ovation.mp3')).toBeVisible();
  await button('Listen to', 'buzzer.mp3').click();
  await expect(button('Listen to', 'applause-ovation.mp3')).toBeVisible();
  await expect.poll(async () => (await heard(page)).length).toBe(2);
  await expect(button('Listen to', 'buzzer.mp3')).toBeVisible();

  await button('Listen to', 'applause-ovation.mp3').click();
  await expect(button('Stop', 'applause-ovation.mp3')).toBeVisible();
  await library.explorer(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(library.explorer(page)).toBeHidden();
  await expect.poll(async () => (await heard(page)).at(-1)?.endsAfter).toBeDefined();
});

test.describe('what cannot be played', () => {
  test.use({ expectedComplaints: /could not be|status of/ });
  test('is told', async ({ page }) => {
    const { id } = await library.haveFile(page, 'sound', library.files.bell);
    await library.openExplorer(page, 'My Sounds');
    const asked = Promise.withResolvers<void>();
    await page.route('**/media/u/**', async (route) => {
      await asked.promise;
      await route.fulfill({ status: 500 });
    });
    await page.route(`**/api/media/sound/${id}/url`, (route) => route.fulfill({ status: 404, json: {} }));
    await library.soundList(page).getByRole('button', { name: 'Listen to bell.mp3' }).click();
    await expect(library.soundList(page).getByRole('button', { name: 'Loading bell.mp3' })).toBeVisible();
    asked.resolve();
    await expect(library.told(page)).toContainText('Error playing sound.');
    await expect(library.soundList(page).getByRole('button', { name: 'Listen to bell.mp3' })).toBeVisible();
  });
});

test('a sound of one’s own is chosen, heard on a win, and heard again when its address has run out', async ({
  page,
}) => {
  const { id } = await library.haveFile(page, 'sound', library.files.bell, 'my tada.mp3');
  await page.getByRole('tab', { name: 'Sound', exact: true }).click();
  await page.getByRole('tab', { name: 'My sounds' }).click();
  const tracks = page.getByRole('list', { name: 'Tracks: My sounds' });
  await expect(tracks.getByRole('checkbox')).toHaveCount(2);
  await tracks.getByRole('checkbox', { name: 'my tada.mp3' }).click();
  const kept = async () => (await keptWheel(page)).audio as { events: { win: Record<string, unknown> } };
  expect((await kept()).events.win).toMatchObject({
    genreGuid: 'my-sounds',
    trackGuid: id,
    trackName: 'my tada.mp3',
    signedTrackUrl: expect.stringContaining(id),
    volume: 100,
  });

  const win = async () => {
    const before = (await heard(page)).length;
    await spinButton(page).click();
    await expect(winnerDialog(page)).toBeVisible();
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(before);
    await page.keyboard.press('Escape');
  };
  await win();

  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('wheelConfig') ?? '{}');
    stored.audio.events.win.signedTrackUrl = stored.audio.events.win.signedTrackUrl.replace(
      /exp=\d+/,
      'exp=1',
    );
    localStorage.setItem('wheelConfig', JSON.stringify(stored));
  });
  await page.reload();
  await win();
});

test('a surprise among one’s own sounds is one of them', async ({ page }) => {
  await library.haveFile(page, 'sound', library.files.bell);
  await page.getByRole('tab', { name: 'Sound', exact: true }).click();
  await page.getByRole('tab', { name: 'My sounds' }).click();
  await page.getByRole('checkbox', { name: 'Surprise me: My sounds' }).click();
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  await expect.poll(async () => (await heard(page)).at(-1)?.peak ?? 0).toBeGreaterThan(0.01);
});
