import type { Page } from '@playwright/test';
import { callAsUser, messages, shareButton, shareDialog } from './support/cloud.ts';
import { expectFineInEveryLook } from './support/looks.ts';
import { openAsAdmin, test } from './support/moderated.ts';
import { otherSite } from './support/other-site.ts';
import { reportByApi, sharedBySomebody, shareHere } from './support/reported.ts';
import { runCommand } from './support/server.ts';
import { expect } from './support/test.ts';
import { addChoice, editSent, wheelName } from './support/wheel-menu.ts';
import { choiceTexts, openPage } from './support/wheel-page.ts';

const reportLink = (page: Page) => page.getByRole('button', { name: 'Report this wheel' });
const reportDialog = (page: Page) => page.getByRole('dialog', { name: 'Report this wheel' });
const entries = (page: Page) => page.getByRole('article');
const takenDown = (page: Page) => page.getByRole('heading', { name: 'This wheel was taken down' });
const desk = '/en/moderation/?view=reports';

test.describe('the whole way', () => {
  test.use({ expectedComplaints: /404|409|shared wheel could not be loaded/ });

  test('a guest reports, a moderator takes down, everyone sees it at once, and it can be restored', async ({
    page,
    site,
    another,
  }) => {
    test.slow();
    const owner = await another({ baseURL: site.url });
    const { shareId } = await shareHere(owner, site, 'Nasty');
    const guest = await another({ baseURL: site.url });
    await openPage(guest, `/share/${shareId}`);
    await expect(wheelName(guest)).toHaveText('Nasty');
    await reportLink(guest).click();
    await reportDialog(guest).getByRole('radio', { name: 'Something else' }).check();
    await reportDialog(guest).getByRole('button', { name: 'Send report' }).click();
    const message = reportDialog(guest).getByRole('textbox', { name: 'Tell us more' });
    await expect(message).toBeFocused();
    await expect(reportDialog(guest).getByRole('alert')).toHaveText('Say in a few words what it’s about.');
    await message.fill('<b>This</b> is about my neighbour');
    await reportDialog(guest).getByRole('textbox', { name: 'Your email address' }).fill('grace@example.org');
    await reportDialog(guest).getByRole('button', { name: 'Send report' }).click();
    await expect(reportDialog(guest)).toContainText('Thanks. We’ll look at this wheel.');
    await reportDialog(guest).getByRole('button', { name: 'Done' }).click();
    await expect(reportLink(guest)).toBeFocused();

    await openAsAdmin(page, site, desk);
    await expect(entries(page)).toBeFocused();
    await expect(entries(page)).toContainText('<b>This</b> is about my neighbour');
    await expect(entries(page).getByRole('link', { name: 'grace@example.org' })).toBeVisible();
    await expect(entries(page).getByRole('list', { name: 'Reasons' })).toHaveText('1 × Something else');
    await expect(entries(page).getByRole('link', { name: 'Nasty' })).toHaveAttribute(
      'href',
      `/share/${shareId}`,
    );
    await page.keyboard.press('e');
    await page.getByRole('textbox', { name: 'Reason for taking it down' }).fill('Personal');
    await page.keyboard.press('Control+Enter');
    await expect(messages(page)).toContainText('Taken down: report 1');
    await expect(page.getByText('All done: no reports are waiting.')).toBeVisible();

    await guest.reload();
    await expect(takenDown(guest)).toBeVisible();
    await expect(guest).toHaveTitle('This wheel was taken down · Wheelwright');
    await expect(guest.locator('canvas')).toHaveCount(0);
    await guest.goto(`/embed/${shareId}`);
    await expect(guest.getByRole('heading', { name: 'This wheel was taken down.' })).toBeVisible();
    await guest.goto(`/share/${shareId}`);
    await guest.getByRole('link', { name: 'Make a wheel of your own' }).click();
    await expect(wheelName(guest)).toHaveText('What’s for lunch?');

    await shareButton(owner).click();
    await expect(shareDialog(owner)).toContainText('This wheel was taken down');
    await expect(shareDialog(owner).getByRole('textbox', { name: 'Link' })).toHaveCount(0);
    await owner.goto('/dashboard');
    await expect(owner.getByRole('listitem').filter({ hasText: 'Nasty' })).toContainText('Taken down');

    await page.getByRole('tab', { name: 'Taken down' }).click();
    await expect(entries(page)).toContainText('Note: Personal');
    await entries(page).getByRole('button', { name: 'Reopen' }).click();
    await expect(page.getByText('No wheels taken down.')).toBeVisible();
    await openPage(guest, `/share/${shareId}`);
    await expect(wheelName(guest)).toHaveText('Nasty');
    await page.getByRole('tab', { name: 'Log' }).click();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveText([
      /^ada.* restored the wheel of report 1/,
      /^ada.* took down the wheel of report 1.*Personal$/,
    ]);
  });

  test('a copy that this browser kept does not take its place', async ({ page, site }) => {
    const shareId = await sharedBySomebody(page, site, 'Nasty');
    await openPage(page, `/share/${shareId}`);
    await editSent(page);
    await addChoice(page, 'Mine now');
    await runCommand(site, 'share', 'take-down', `${site.url}/share/${shareId}`);
    await expect.poll(async () => (await page.request.get(`/api/share/${shareId}`)).status()).toBe(404);
    await page.reload();
    await expect(takenDown(page)).toBeVisible();
    await page.goto('/en/');
    await expect.poll(async () => (await choiceTexts(page)).at(-1)).toBe('Mine now'); // nothing is lost
  });

  test('the owner cannot share it again', async ({ site, another }) => {
    const owner = await another({ baseURL: site.url });
    const { shareId, wheelId } = await shareHere(owner, site, 'Nasty');
    await shareButton(owner).click();
    await shareDialog(owner).getByRole('button', { name: 'Stop sharing' }).click();
    await expect(shareDialog(owner).getByRole('button', { name: 'Create a link' })).toBeVisible();
    const { body } = await callAsUser(owner, 'POST', `/api/wheel/${wheelId}/share`);
    await runCommand(site, 'share', 'take-down', body.shareId);
    expect(body.shareId).not.toBe(shareId);
    await shareDialog(owner).getByRole('button', { name: 'Create a link' }).click();
    await expect(shareDialog(owner)).toContainText('it can’t be shared');
    await expect(
      shareDialog(owner).getByRole('link', { name: 'Think that’s a mistake? Write to us.' }),
    ).toHaveAttribute('href', '/en/feedback/');
  });
});

test('the queue by keyboard alone: next, keep, undo, take down', async ({ page, site }) => {
  test.slow();
  for (const name of ['First', 'Second', 'Third']) {
    const shareId = await sharedBySomebody(page, site, name);
    await reportByApi(page, shareId, { reason: 'spam' });
  }
  await openAsAdmin(page, site, desk);
  const entry = (name: string) => entries(page).filter({ hasText: name });
  await expect(entry('Third')).toBeFocused(); // the newest first
  await page.keyboard.press('j');
  await expect(entry('Second')).toBeFocused();
  await page.keyboard.press('a');
  await expect(messages(page)).toContainText('Kept: report 2');
  await expect(entry('Second')).toHaveCount(0);
  await expect(entry('First')).toBeFocused();
  await page.keyboard.press('u');
  await expect(entry('Second')).toBeVisible();
  await expect(entries(page)).toHaveCount(3);
  await expect(page.locator('article:focus')).toHaveCount(1);
  await page.keyboard.press('r');
  await expect(entries(page)).toHaveCount(2);
  await page.getByRole('tab', { name: 'Kept' }).click();
  await expect(page.getByText('No wheels kept yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByText('All done: nothing is waiting.')).toBeVisible();
});

test.describe('two at once', () => {
  test.use({ expectedComplaints: /status of 409/ });

  test('another moderator’s decision is shown and not overwritten unseen', async ({ page, site }) => {
    const shareId = await sharedBySomebody(page, site, 'Fine');
    await reportByApi(page, shareId, { reason: 'hate' });
    await openAsAdmin(page, site, desk);
    await expect(entries(page)).toBeFocused();
    await runCommand(site, 'share', 'take-down', shareId);
    await page.keyboard.press('a');
    await expect(messages(page)).toContainText('Somebody else changed this entry.');
    await expect(entries(page)).toHaveCount(0);
    await page.getByRole('tab', { name: 'Taken down' }).click();
    await expect(entries(page)).toContainText('Fine');
  });
});

test.describe('when it cannot be sent', () => {
  test.use({ expectedComplaints: /Failed to load resource|could not be sent|could not be loaded/ });

  test('everything stays and can be sent again', async ({ page, site }) => {
    const shareId = await sharedBySomebody(page, site, 'Nasty');
    await openPage(page, `/share/${shareId}`);
    await reportLink(page).click();
    await reportDialog(page).getByRole('button', { name: 'Send report' }).click();
    await expect(reportDialog(page).getByRole('alert')).toHaveText('Choose a reason.');
    await expect(reportDialog(page).getByRole('radio').first()).toBeFocused();
    await reportDialog(page).getByRole('radio', { name: 'Spam or fraud' }).check();
    const message = reportDialog(page).getByRole('textbox', { name: 'Tell us more' });
    await message.fill('A long thought');
    const send = reportDialog(page).getByRole('button', { name: 'Send report' });
    const answers = [
      [() => page.context().setOffline(true), 'No connection. Everything you wrote is still here'],
      [() => page.route('**/report', (route) => route.fulfill({ status: 429 })), 'a lot at once'],
      [() => page.route('**/report', (route) => route.fulfill({ status: 500 })), 'couldn’t be sent'],
    ] as const;
    for (const [trouble, told] of answers) {
      await trouble();
      await send.click();
      await expect(reportDialog(page)).toContainText(told);
      await expect(message).toHaveValue('A long thought');
      await page.context().setOffline(false);
    }
    await page.unroute('**/report');
    await send.click();
    await expect(reportDialog(page)).toContainText('Thanks. We’ll look at this wheel.');
  });

  test('the desk says so and asks again', async ({ page, site }) => {
    await page.route('**/api/admin/reports?*', (route) => route.fulfill({ status: 500, body: 'oops' }));
    await openAsAdmin(page, site, desk);
    await expect(page.getByRole('alert')).toContainText('The list couldn’t load.');
    await page.unroute('**/api/admin/reports?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('All done: no reports are waiting.')).toBeVisible();
  });
});

test('a frame of another site leads to the report', async ({ page, site }) => {
  const shareId = await sharedBySomebody(page, site, 'Framed');
  const blog = await otherSite(
    `<iframe title="wheel" src="${site.url}/embed/${shareId}" width="480" height="560"></iframe>`,
  );
  await page.goto(blog.url);
  const opened = page.waitForEvent('popup');
  await page.frameLocator('iframe').getByRole('link', { name: 'Report' }).click();
  const popup = await opened;
  await expect(reportDialog(popup)).toBeVisible();
  await expect(popup).toHaveURL(`${site.url}/share/${shareId}`);
  blog.stop();
});

test('axe is content in every look, in German', async ({ page, site }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('preferredLanguage', 'de'));
  const shareId = await sharedBySomebody(page, site, 'Nasty');
  await page.goto(`/share/${shareId}`);
  await page.getByRole('button', { name: 'Rad melden' }).click();
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(7);
  await expectFineInEveryLook(page, 'the dialog');
  await reportByApi(page, shareId, {
    reason: 'other',
    message: 'It names my neighbour and says where she lives.',
    email: 'grace@example.org',
  });
  await reportByApi(page, shareId, { reason: 'hate' });
  await openAsAdmin(page, site, '/de/moderation/?view=reports');
  await expect(entries(page)).toBeVisible();
  await expectFineInEveryLook(page, 'the queue');
});
