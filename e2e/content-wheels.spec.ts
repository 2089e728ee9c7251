import type { Page } from '@playwright/test';
import { expectNoViolation, expectNoViolationInAnyScheme } from './support/axe.ts';
import { isSaved, saveButton, shareButton, shareDialog, signInHere } from './support/cloud.ts';
import { signIn } from './support/mail-sign-in.ts';
import { expect, test } from './support/test.ts';
import { addChoice, chooseFromWheelMenu, wheelName } from './support/wheel-menu.ts';
import { choiceTexts, chooseFromMenu, chooseInMore, openPage } from './support/wheel-page.ts';

const sessionCopy = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('sessionWheelConfig') ?? 'null'));
const yesOrNo = '/en/wheels/yes-or-no';

test('a content wheel lives in this tab, survives a reload, and leaves the own wheel alone', async ({
  page,
}) => {
  await openPage(page);
  await addChoice(page, 'Dumplings');
  const before = await page.evaluate(() => localStorage.getItem('wheelConfig'));
  await openPage(page, yesOrNo);
  await expect(wheelName(page)).toHaveText('Yes or no?');
  await expect(page).toHaveTitle(/^Yes or no/);
  expect(await sessionCopy(page)).toMatchObject({ source: 'cms', cmsOriginalId: expect.any(String) });
  await addChoice(page, 'Maybe');
  await page.reload();
  await expect.poll(() => choiceTexts(page)).toEqual(['Yes', 'No', 'Maybe']);
  await openPage(page, '/en/yes-or-no');
  await expect.poll(() => choiceTexts(page)).toEqual(['Yes', 'No', 'Maybe']);
  expect(await page.evaluate(() => localStorage.getItem('wheelConfig'))).toBe(before);

  await openPage(page, '/en/wheels/coin-flip');
  await expect(wheelName(page)).toHaveText('Flip a coin');
  await openPage(page, yesOrNo);
  await expect.poll(() => choiceTexts(page)).toEqual(['Yes', 'No']);
  await openPage(page);
  await expect.poll(async () => (await choiceTexts(page)).at(-1)).toBe('Dumplings');
});

test('it takes precedence over the rest of the address', async ({ page }) => {
  await openPage(page, `${yesOrNo}?wheel=00000000-0000-4000-8000-000000000000`);
  await expect(wheelName(page)).toHaveText('Yes or no?');
});

test('it follows the language until it is changed', async ({ page }) => {
  await openPage(page, yesOrNo);
  await chooseInMore(page, /^Language/, 'Deutsch');
  await expect(wheelName(page)).toHaveText('Ja oder nein?');
  await expect(page).toHaveTitle(/^Ja oder nein/);
  await expect(page).toHaveURL(/\/de\/wheels\/ja-oder-nein$/);
  // From one translation to the next: neither has the English slug.
  await chooseInMore(page, /^Sprache/, 'Français');
  await expect(page).toHaveURL(/\/fr\/wheels\/oui-ou-non$/);
  await page.reload();
  await expect(wheelName(page)).toHaveText(/^Oui ou non/);
  await openPage(page, yesOrNo);
  await expect(wheelName(page)).toHaveText('Yes or no?');
  await addChoice(page, 'Maybe');
  await chooseInMore(page, /^Language/, 'Deutsch');
  await expect(page.getByRole('tab', { name: 'Einträge' })).toBeVisible();
  await expect(wheelName(page)).toHaveText('Yes or no?');
});

test('anyone can share it: by its own public address', async ({ page, server }) => {
  await openPage(page, yesOrNo);
  await shareButton(page).click();
  await expect(shareDialog(page)).toContainText('This is a public wheel');
  await expect(shareDialog(page).getByRole('textbox', { name: 'Link' })).toHaveValue(server.url + yesOrNo);
  await expect(shareDialog(page).getByRole('textbox', { name: 'For your own website' })).toHaveValue(
    new RegExp(`src="${server.url}/embed/en/yes-or-no"`),
  );
  await expect(shareDialog(page).getByRole('button', { name: 'Stop sharing' })).toHaveCount(0);
});

test('a user saves it as a wheel of their own', async ({ page, server }) => {
  await signIn(page, server, { returnTo: yesOrNo });
  await expect(saveButton(page)).toHaveAccessibleName('Save as my own');
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/en\?wheel=/);
  await isSaved(page);
  await expect(wheelName(page)).toHaveText('Yes or no?');
});

test('a guest’s changes to it survive the sign-in', async ({ page, server }) => {
  await openPage(page, yesOrNo);
  await addChoice(page, 'Maybe');
  await saveButton(page).click();
  await signInHere(page, server);
  await expect(page).toHaveURL(/\/en\?wheel=/);
  await isSaved(page);
  await expect.poll(() => choiceTexts(page)).toEqual(['Yes', 'No', 'Maybe']);
});

test('another wheel on its page gets an address of its own', async ({ page, server }) => {
  await openPage(page, yesOrNo);
  await chooseFromWheelMenu(page, 'New wheel');
  await expect(page).toHaveURL(`${server.url}/en/`);
  await addChoice(page, 'Anna');
  await page.reload();
  await expect.poll(() => choiceTexts(page)).toEqual(['Anna']);
});

test('it can be shown in a frame', async ({ page }) => {
  await page.goto('/embed/de/ja-oder-nein');
  await expect(page.getByRole('heading', { name: 'Ja oder nein?' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Rad in neuem Tab/ })).toHaveAttribute(
    'href',
    '/de/wheels/ja-oder-nein',
  );
  await expectNoViolation(page, 'the frame');
});

test('the gallery leads to every content wheel, in the page’s language', async ({ page, server }) => {
  await page.goto('/de/wheels/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThanOrEqual(39);
  await expectNoViolation(page, 'the gallery');
  await chooseFromMenu(page, /^Sprache/, 'Français');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Oui ou non/ })
    .click();
  await expect(page).toHaveURL(`${server.url}/fr/wheels/oui-ou-non`);
  await expect(wheelName(page)).toHaveText(/Oui ou non/);
});

test('page and gallery at 320 px, in light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openPage(page, '/de/wheels/ja-oder-nein');
  await expectNoViolationInAnyScheme(page, 'the wheel');
  await page.goto('/de/wheels/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoViolationInAnyScheme(page, 'the gallery');
});
