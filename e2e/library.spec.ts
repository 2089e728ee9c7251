import type { Page } from '@playwright/test';
import { expectNoViolationInAnyScheme } from './support/axe.ts';
import { callAsUser, cloudWheel, messages } from './support/cloud.ts';
import {
  chooseInLibrary,
  library,
  libraryRow,
  libraryRows,
  makeWheel,
  openLibrary,
} from './support/library.ts';
import { signIn } from './support/mail-sign-in.ts';
import { expect, test } from './support/test.ts';
import {
  addChoice,
  chooseFromWheelMenu,
  chooseSample,
  editSent,
  isLeavingAsked,
  wheelName,
} from './support/wheel-menu.ts';
import { choiceTexts, openPage } from './support/wheel-page.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'My wheels' }).getByRole('listitem');
const card = (page: Page, name: string) => cards(page).filter({ hasText: name });
const choose = async (page: Page, wheel: string, action: string) => {
  await page.getByRole('button', { name: `${wheel}: menu` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const takeAlong = (page: Page) => page.getByRole('dialog', { name: 'Save wheels to my account' });

test('a guest finds every wheel again, opens one, deletes it and takes that back', async ({
  page,
  another,
  server,
}) => {
  const owner = await another();
  await signIn(owner, server);
  const { id } = await cloudWheel(owner, 'Their wheel');
  const { body } = await callAsUser(owner, 'POST', `/api/wheel/${id}/share`);

  await openPage(page);
  await openLibrary(page);
  await expect(library(page)).toContainText('No wheels here yet');
  await page.keyboard.press('Escape');
  await makeWheel(page, 'Lunch');
  await makeWheel(page, 'Dinner');
  await openPage(page, `/share/${body.shareId}`);
  await expect(wheelName(page)).toHaveText('Their wheel');
  await editSent(page);
  await chooseSample(page, 'Flip a coin');
  await expect(wheelName(page)).toHaveText('Flip a coin');

  await openLibrary(page);
  await expect(libraryRows(page)).toHaveCount(2);
  await expect(libraryRow(page, 'Lunch')).toContainText('2 choices');
  await library(page).getByRole('searchbox').fill('lün');
  await expect(libraryRows(page)).toHaveCount(1);
  await library(page).getByRole('button', { name: 'Lunch', exact: true }).click();
  await expect(library(page)).toBeHidden();
  await expect(wheelName(page)).toHaveText('Lunch');
  await expect.poll(() => choiceTexts(page)).toEqual(['Lunch one', 'Lunch two']);

  await openLibrary(page);
  await expect(libraryRow(page, 'Lunch')).toContainText('Open now');
  await expect(library(page)).toMatchAriaSnapshot({ name: 'my-wheels' });
  await chooseInLibrary(page, 'Lunch', 'Rename');
  await page.keyboard.type('Brunch');
  await page.keyboard.press('Enter');
  await expect(libraryRow(page, 'Brunch')).toBeVisible();
  await chooseInLibrary(page, 'Brunch', 'Delete');
  await expect(libraryRows(page)).toHaveCount(1);
  await expect(libraryRow(page, 'Dinner')).toContainText('Open now');
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(libraryRow(page, 'Brunch')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wheelName(page)).toHaveText('Dinner');

  await openPage(page);
  await expect(wheelName(page)).toHaveText('Dinner');
  await openLibrary(page);
  await expect(libraryRows(page)).toHaveCount(2);
});

test('what has changed since it was opened is left only after a question that says where it stays', async ({
  page,
}) => {
  await openPage(page);
  await makeWheel(page, 'Lunch');
  await openPage(page);
  await makeWheel(page, 'Dinner');
  await openLibrary(page);
  await library(page).getByRole('button', { name: 'Lunch', exact: true }).click();
  await isLeavingAsked(page);
  await expect(page.getByRole('alertdialog')).toContainText('you’ll find it under “My wheels”');
  await page.keyboard.press('Escape');
  await expect(library(page)).toBeVisible();
  await library(page).getByRole('button', { name: 'Lunch', exact: true }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch wheels' }).click();
  await expect(wheelName(page)).toHaveText('Lunch');
  await expect(page.getByRole('button', { name: /^Wheel: / })).toBeFocused();
});

test('signing in takes some of the wheels along and does not ask about the others again', async ({
  page,
  server,
}) => {
  await openPage(page);
  for (const name of ['Lunch', 'Dinner', 'Secret']) await makeWheel(page, name);
  await signIn(page, server);
  const offer = messages(page).filter({ hasText: '3 wheels are only in this browser.' });
  await offer.getByRole('button', { name: 'Choose…' }).click();
  await takeAlong(page).getByRole('checkbox', { name: 'Secret' }).uncheck();
  await expect(takeAlong(page).getByRole('checkbox', { name: 'All of them' })).not.toBeChecked();
  await takeAlong(page).getByRole('button', { name: 'Save to my account' }).click();
  await expect(messages(page)).toContainText('2 wheels were saved to your account');
  await expect(takeAlong(page)).toBeHidden();
  const { body } = await callAsUser(page, 'GET', '/api/wheels');
  expect(body.wheels.map(({ name }: { name: string }) => name).sort()).toEqual(['Dinner', 'Lunch']);

  await page.goto('/dashboard');
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).filter({ hasText: 'Only in this browser' })).toHaveCount(1);
  await expect(page.getByText('only in this browser. Save')).toBeHidden();
  await choose(page, 'Secret', 'Save to my account');
  await expect(messages(page)).toContainText('“Secret” was saved to your account');
  await expect(cards(page).filter({ hasText: 'Only in this browser' })).toHaveCount(0);
});

test('the dashboard shows what the cloud does not have, and opens, renames and deletes it', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  const { id } = await cloudWheel(page, 'Lunch');
  await openPage(page, `/en?wheel=${id}`);
  await addChoice(page, 'Dumplings');
  await makeWheel(page, 'Dinner');
  await page.goto('/dashboard');
  await expect(card(page, 'Lunch')).toContainText('Changes not in your account yet');
  await expect(card(page, 'Lunch')).toContainText('3 choices');
  await expect(card(page, 'Dinner')).toContainText('Only in this browser');

  await choose(page, 'Dinner', 'Rename');
  await page.keyboard.type('Supper');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Supper')).toBeVisible();
  await choose(page, 'Supper', 'Delete');
  await expect(cards(page)).toHaveCount(1);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveCount(2);
  await card(page, 'Supper').getByRole('button', { name: 'Supper', exact: true }).click();
  await expect(page).toHaveURL(`${server.url}/en/`);
  await expect(wheelName(page)).toHaveText('Supper');

  await page.goto('/dashboard');
  await card(page, 'Lunch').getByRole('link', { name: 'Lunch' }).click();
  await expect(wheelName(page)).toHaveText('Lunch');
  await expect.poll(async () => (await choiceTexts(page)).at(-1)).toBe('Dumplings');
});

test('a deleted wheel stays away when the list is fetched again, and undo shows it once', async ({
  page,
  server,
}) => {
  await signIn(page, server);
  await cloudWheel(page, 'Lunch');
  await cloudWheel(page, 'Dinner');
  await page.goto('/dashboard');
  await choose(page, 'Lunch', 'Delete');
  await expect(cards(page)).toHaveCount(1);
  await choose(page, 'Dinner', 'Duplicate');
  await expect(card(page, 'Dinner (copy)')).toBeVisible();
  await expect(card(page, 'Lunch')).toHaveCount(0);
  await messages(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Lunch')).toHaveCount(1);
  await expect(cards(page)).toHaveCount(3);
});

test('is whole in German on a phone, and axe is content in light and dark', async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page);
  await makeWheel(page, 'Mittagessen');
  await makeWheel(page, 'EinSehrLangerNameOhneJedeLückeDerNirgendsUmbrechenKannUndTrotzdemPassenMuss');
  const isWhole = async (what: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(360);
    await expectNoViolationInAnyScheme(page, what);
  };
  await openPage(page, '/de/');
  await chooseFromWheelMenu(page, 'Meine Räder');
  await expect(libraryRows(page)).toHaveCount(2);
  await isWhole('the library');
  await library(page).getByRole('button', { name: 'Mittagessen: Menü' }).click();
  await page.getByRole('menuitem', { name: 'Umbenennen' }).click();
  await isWhole('a wheel that is being renamed');

  await page.evaluate(() => localStorage.setItem('preferredLanguage', 'de'));
  await signIn(page, server, { returnTo: '/dashboard' });
  await expect(page.getByText('2 Räder sind nur in diesem Browser.')).toBeVisible();
  await isWhole('the offer');
  await page.getByRole('button', { name: 'Auswählen …' }).click();
  await expect(page.getByRole('checkbox', { name: 'Mittagessen' })).toBeVisible();
  await isWhole('the choice of wheels');
});
