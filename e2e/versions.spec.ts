import { expectNoViolation } from './support/axe.ts';
import { isSaved, messages, save } from './support/cloud.ts';
import { expectFineInEveryLook, expectNothingCut } from './support/looks.ts';
import { signIn } from './support/mail-sign-in.ts';
import { expect, test } from './support/test.ts';
import { addChoice, chooseFromWheelMenu } from './support/wheel-menu.ts';
import { choiceTexts, openPage } from './support/wheel-page.ts';

test('an older version is looked at and brought back', async ({ page, server }) => {
  await signIn(page, server);
  await save(page);
  const before = await choiceTexts(page);
  await addChoice(page, 'Dumplings');
  await save(page);
  await chooseFromWheelMenu(page, 'Versions…');
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  const versions = dialog.getByRole('list', { name: 'Versions' }).getByRole('button');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText(`${before.length + 1} choices`);
  await expect(dialog.getByRole('region', { name: 'How it looked then' })).toContainText('Dumplings');
  await expectNoViolation(page, 'the versions');
  await versions.last().click();
  await expect(dialog.getByRole('region', { name: 'How it looked then' })).not.toContainText('Dumplings');
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(messages(page)).toContainText('Version restored');
  await expect(dialog).toBeHidden();
  await expect.poll(() => choiceTexts(page)).toEqual(before);
  await isSaved(page);
  await chooseFromWheelMenu(page, 'Versions…');
  await expect(versions).toHaveCount(3);
});

test('restoring asks before unsaved changes go', async ({ page, server }) => {
  await signIn(page, server);
  await save(page);
  await addChoice(page, 'Dumplings');
  await chooseFromWheelMenu(page, 'Versions…');
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect.poll(async () => (await choiceTexts(page)).at(-1)).toBe('Dumplings');
});

test('guests and unsaved wheels have none', async ({ page, server }) => {
  await openPage(page);
  const menu = page.getByRole('button', { name: /^Wheel: / });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'New wheel' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Versions…' })).toHaveCount(0);
  await signIn(page, server);
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'My wheels' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Versions…' })).toHaveCount(0);
});

test('fits on a small phone, also in the dark', async ({ page, server }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await signIn(page, server);
  await save(page);
  await chooseFromWheelMenu(page, 'Versions…');
  await expect(page.getByRole('button', { name: 'Restore this version' })).toBeVisible();
  await expectNothingCut(page, 'the versions');
  await expectFineInEveryLook(page, 'the versions');
});
