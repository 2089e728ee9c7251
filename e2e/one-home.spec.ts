import type { Page } from '@playwright/test';
import {
  agreeToSignIn,
  callAsUser,
  canSaveOffline,
  cloudWheel,
  isSaved,
  messages,
  save,
  saveButton,
  shareButton,
  shareDialog,
  sharedBySomebody,
  signInHere,
} from './support/cloud.ts';
import { mailedLink, newAddress, signIn } from './support/mail-sign-in.ts';
import { keptWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import {
  addChoice,
  chooseFromWheelMenu,
  chooseSample,
  editSent,
  gallery,
  isLeavingAsked,
  wheelName,
} from './support/wheel-menu.ts';
import { choiceTexts, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

/** Every wheel has one home: an action on one never costs or changes another, and no result is lost. */

const openResults = (page: Page) => page.getByRole('tab', { name: 'Results' }).click();
/** The sum, below the list of the choices' own. */
const wins = (page: Page, count: number) =>
  expect(page.getByText(`${count} wins`, { exact: true }).last()).toBeVisible();
async function spin(page: Page, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await spinButton(page).click();
    await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(winnerDialog(page)).toBeHidden();
  }
}
const savedName = async (page: Page, id: string): Promise<string> =>
  (await callAsUser(page, 'GET', `/api/wheel/${id}`)).body.wheel['wheel-definition'].name;

test('results of a cloud wheel outlive a reload, reach the other device, and are merged there', async ({
  page,
  server,
  another,
}) => {
  const email = await signIn(page, server);
  const { id } = await cloudWheel(page, 'Class');
  await openPage(page, `/en?wheel=${id}`);
  await openResults(page);
  const sent = page.waitForResponse(
    (answer) => answer.url().endsWith('/spins') && answer.request().postDataJSON().entries.length > 0,
  );
  await spin(page, 3);
  await sent;
  await isSaved(page);
  await page.reload();
  await openResults(page);
  await wins(page, 3);

  const other = await another();
  await signIn(other, server, { email });
  await openPage(other, `/en?wheel=${id}`);
  await openResults(other);
  await wins(other, 3);
  await spin(other, 2);
  await wins(other, 5);
  await expect
    .poll(async () => (await callAsUser(other, 'GET', `/api/wheel/${id}/spins`)).body.entries.length)
    .toBe(5);
  await spin(page);
  await wins(page, 6);
  await isSaved(page);
});

test('a save that is still under way changes only its own wheel', async ({ page, server }) => {
  await signIn(page, server);
  const { id } = await cloudWheel(page, 'Slow');
  await openPage(page, `/en?wheel=${id}`);
  await addChoice(page, 'Three');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/wheel', async (route) => {
    await held;
    await route.continue();
  });
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveAttribute('data-state', 'saving');
  await chooseFromWheelMenu(page, 'New wheel');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch wheels' }).click();
  await addChoice(page, 'Only here');
  letGo();
  await expect(messages(page)).toContainText('“Slow” was saved');
  expect((await keptWheel(page)).id).not.toBe(id);
  await save(page);
  expect(await savedName(page, id)).toBe('Slow');
  const { body } = await callAsUser(page, 'GET', `/api/wheel/${id}`);
  expect(body.wheel['wheel-definition'].slices.map(({ text }: { text: string }) => text)).toEqual([
    'One',
    'Two',
    'Three',
  ]);
});

test('two links in a row cost nothing', async ({ page, server }) => {
  const [first, second] = [
    await sharedBySomebody(page, server, 'First'),
    await sharedBySomebody(page, server, 'Second'),
  ];
  await openPage(page);
  await addChoice(page, 'Dumplings');
  await openPage(page, `/share/${first}`);
  await editSent(page);
  await addChoice(page, 'Changed');
  await openPage(page, `/share/${second}`);
  await editSent(page);
  await addChoice(page, 'Changed too');
  await chooseFromWheelMenu(page, 'My wheels');
  const list = page.getByRole('dialog', { name: 'My wheels' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByText('What’s for lunch?').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch wheels' }).click();
  await expect.poll(async () => (await choiceTexts(page)).at(-1)).toBe('Dumplings');
  await expect(page).toHaveURL(`${server.url}/en/`);
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /Failed to|ERR_INTERNET_DISCONNECTED|could not be exchanged/ });

  test('what was saved goes out by itself, and nothing else', async ({ page, server, context }) => {
    await signIn(page, server);
    await addChoice(page, 'Dumplings');
    // Fetched while there is a connection.
    await chooseSample(page, 'Flip a coin');
    await isLeavingAsked(page);
    await page.keyboard.press('Escape');
    await gallery(page).getByRole('button', { name: 'Close', exact: true }).click();
    await canSaveOffline(page);
    await context.setOffline(true);
    await saveButton(page).click();
    await expect(messages(page)).toContainText('You’re offline');
    await chooseSample(page, 'Flip a coin');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Switch wheels' }).click();
    await expect(wheelName(page)).toHaveText('Flip a coin');
    await context.setOffline(false);
    await expect
      .poll(async () =>
        (await callAsUser(page, 'GET', '/api/wheels')).body.wheels.map(({ name }: { name: string }) => name),
      )
      .toEqual(['What’s for lunch?']);
    await expect(saveButton(page)).toHaveAccessibleName('Save to my account');
  });

  test('it goes out also after the browser was closed, once its user is back', async ({
    page,
    server,
    context,
  }) => {
    const email = await signIn(page, server);
    await addChoice(page, 'Dumplings');
    await canSaveOffline(page);
    await page.route('**/api/wheel', (route) => route.abort('internetdisconnected'));
    await saveButton(page).click();
    await expect(messages(page)).toContainText('You’re offline');
    const next = await context.newPage();
    await page.close();
    await signIn(next, server, { email });
    await isSaved(next);
  });
});

test.describe('a lost answer', () => {
  test.use({ expectedComplaints: /Failed to|ERR_CONNECTION_RESET/ });

  test('is no other device', async ({ page, server }) => {
    await signIn(page, server);
    await save(page);
    await addChoice(page, 'Dumplings');
    let lost = 0;
    await page.route('**/api/wheel', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await saveButton(page).click();
    await expect(messages(page)).toContainText('You’re offline');
    await messages(page).getByRole('button', { name: 'Save again' }).click();
    await isSaved(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a guest’s save is of the wheel it was pressed for', async ({ page, server }) => {
  const share = await sharedBySomebody(page, server);
  await openPage(page);
  await addChoice(page, 'Dumplings');
  await saveButton(page).click();
  await agreeToSignIn(page);
  await expect(page).toHaveURL(/\/login/);
  await openPage(page, `/share/${share}`);
  await expect(wheelName(page)).toHaveText('Theirs');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Sign in' })
    .or(page.getByRole('banner').getByRole('button', { name: 'Sign in' }))
    .first()
    .click();
  await signInHere(page, server);
  await isSaved(page);
  const { body } = await callAsUser(page, 'GET', '/api/wheels');
  expect(body.wheels).toMatchObject([{ name: 'What’s for lunch?', sliceCount: 9 }]);
});

test('undo in a second tab takes back no spin of the first', async ({ page, context }) => {
  await openPage(page);
  await addChoice(page, 'Dumplings');
  const other = await context.newPage();
  await openPage(other);
  await addChoice(other, 'Gnocchi');
  for (const tab of [other, page]) await expect.poll(() => choiceTexts(tab)).toContain('Gnocchi');
  await openResults(page);
  await openResults(other);
  await spin(page);
  await expect(other.getByText('1 win', { exact: true }).first()).toBeAttached();
  await other.getByRole('main').press('Control+z');
  await expect.poll(async () => (await keptWheel(page))['wheel-definition'].slices.length).toBe(9);
  await expect(page.getByText('1 win', { exact: true }).first()).toBeAttached();
  await expect(other.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('an opened file leaves the newer wheel in the cloud alone', async ({ page, server }) => {
  await signIn(page, server);
  const wheel = await cloudWheel(page, 'Original');
  await openPage(page, `/en?wheel=${wheel.id}`);
  const old = { ...wheel, 'wheel-definition': { ...wheel['wheel-definition'], name: 'From a file' } };
  const chooser = page.waitForEvent('filechooser');
  await chooseFromWheelMenu(page, 'Open');
  await (await chooser).setFiles({
    name: 'wheel.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(old)),
  });
  await expect(wheelName(page)).toHaveText('From a file');
  await save(page);
  expect(await savedName(page, wheel.id)).toBe('Original');
});

test('a link that was ended elsewhere is not shown to its owner', async ({ page, server }) => {
  await signIn(page, server);
  const { id } = await cloudWheel(page, 'Shared');
  await callAsUser(page, 'POST', `/api/wheel/${id}/share`);
  await openPage(page, `/en?wheel=${id}`);
  await addChoice(page, 'Unsaved');
  await callAsUser(page, 'DELETE', `/api/wheel/${id}/share`);
  const refreshed = page.waitForResponse(`**/api/wheel/${id}`);
  await page.reload();
  await refreshed;
  await save(page);
  await shareButton(page).click();
  await expect(shareDialog(page).getByRole('button', { name: 'Create a link' })).toBeVisible();
});

test('a page that crashes loses nothing older than a second', async ({ page, context }) => {
  await openPage(page);
  await addChoice(page, 'Dumplings');
  await openResults(page);
  await spin(page, 2);
  const next = await context.newPage();
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => {});
  await crashed;
  await openPage(next);
  await openResults(next);
  await wins(next, 2);
  await chooseFromWheelMenu(next, 'New wheel');
  await chooseFromWheelMenu(next, 'My wheels');
  await expect(next.getByRole('dialog', { name: 'My wheels' }).getByRole('listitem')).toHaveCount(1);
});

test('a mailed link that opens another tab saves the wheel it was pressed for', async ({
  page,
  server,
  context,
}) => {
  const email = newAddress();
  await openPage(page);
  await addChoice(page, 'Dumplings');
  await saveButton(page).click();
  await agreeToSignIn(page);
  await page.getByRole('textbox', { name: /mail/i }).fill(email);
  await page.getByRole('textbox', { name: /mail/i }).press('Enter');
  const mailed = await context.newPage();
  await mailed.goto(await mailedLink(server, email));
  await isSaved(mailed);
  await expect.poll(async () => (await choiceTexts(mailed)).at(-1)).toBe('Dumplings');
});
