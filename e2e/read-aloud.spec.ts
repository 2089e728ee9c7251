import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { giveVoice, said } from './support/voice.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the winner is read aloud once it is wanted, and the closed popup is silence', async ({ page }) => {
  await giveVoice(page, 'en-GB');
  await storeWheel(page, { slices: slicesNamed('Anna') }, { audio: { enabled: true, masterVolume: 50 } });
  await openPage(page);
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await said(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Read the winner aloud' }).check();
  await page.reload();
  await spinButton(page).click();
  await expect.poll(() => said(page)).toEqual(['(silence)', 'Anna']);
  await page.keyboard.press('Escape');
  await expect.poll(() => said(page)).toEqual(['(silence)', 'Anna', '(silence)']);
});

test('without a voice for the language the settings say so', async ({ page }) => {
  await giveVoice(page, 'en-GB');
  await openPage(page, '/de/');
  await page.getByRole('tab', { name: 'Optionen' }).click();
  await expect(page.getByText('Dieser Browser hat keine Stimme für Deutsch')).toBeVisible();
});
