import { callAsUser, cloudWheel, isSaved, messages, saveButton } from './support/cloud.ts';
import { holdMessage } from './support/held-message.ts';
import { expectFineInEveryLook } from './support/looks.ts';
import { signIn } from './support/mail-sign-in.ts';
import { expect, test } from './support/test.ts';
import { chooseFromWheelMenu, wheelName } from './support/wheel-menu.ts';
import { openPage } from './support/wheel-page.ts';

// The one complaint: a save is rejected because the wheel was saved elsewhere.
test.use({ expectedComplaints: /409 \(Conflict\)|Failed to save configuration to cloud/ });

test('questions and messages of the cloud are whole in every look', async ({ page, server }) => {
  test.slow();
  await page.clock.install();
  await signIn(page, server);
  const wheel = await cloudWheel(page, 'A wheel whose name is longer than a phone is wide');
  await openPage(page, `/en?wheel=${wheel.id}`);
  await expect(wheelName(page)).toHaveText(/A wheel whose/);
  expect((await callAsUser(page, 'POST', '/api/wheel', wheel)).status).toBe(200);

  await saveButton(page).click();
  const stale = page.getByRole('dialog', { name: 'Saved elsewhere' });
  await expect(stale.getByRole('button', { name: 'Save mine as a copy' })).toBeInViewport({ ratio: 1 });
  await expectFineInEveryLook(page, 'the choice between two wheels');
  const keepMine = stale.getByRole('button', { name: 'Keep mine', exact: true });
  await holdMessage(page, () => keepMine.click(), messages(page).getByText('Saved to your account'));
  await expectFineInEveryLook(page, 'the message');
  await messages(page).getByRole('button', { name: 'Close message' }).click();
  await isSaved(page);

  await chooseFromWheelMenu(page, 'Versions…');
  await expect(page.getByRole('button', { name: 'Restore this version' })).toBeInViewport({ ratio: 1 });
  await expectFineInEveryLook(page, 'the versions');
});
