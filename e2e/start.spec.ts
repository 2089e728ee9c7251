import {
  callAsUser,
  cloudWheel,
  leaveOutOfPage,
  messages,
  save,
  saveButton,
  shareButton,
} from './support/cloud.ts';
import { accountButton, signIn } from './support/mail-sign-in.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { addChoice, wheelName } from './support/wheel-menu.ts';
import { choiceTexts, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

// The connection is cut on purpose here; the browser reports that, and the page may.
test.use({
  expectedComplaints: /Failed to load resource|could not be (loaded|shown)|did not start|could not begin/,
});

test('late scripts that are lost leave the wheel running, and work once they can be had', async ({
  page,
  server,
}) => {
  const late = /\/assets\/(start-cloud|start-media|save-wheel)-.*\.js$/;
  await page.clock.install();
  await page.route(late, (route) => route.abort());
  await signIn(page, server);
  await spinButton(page).click();
  await winnerDialog(page).getByRole('button', { name: 'Done' }).click();
  await saveButton(page).click();
  await expect(messages(page)).toContainText('This part couldn’t load');
  await expect(wheelName(page)).toBeVisible();

  await page.unroute(late);
  const cloud = page.waitForResponse(/start-cloud/);
  const media = page.waitForResponse(/start-media/);
  // The longest wait between two attempts: how many there were by now depends on the machine.
  await page.clock.runFor(60_000);
  expect([(await cloud).ok(), (await media).ok()]).toEqual([true, true]);
  await save(page);
});

test('a server that never answers: the page starts with the visitor’s wheel and signs in later', async ({
  page,
  server,
}) => {
  await storeWheel(page, { name: 'Mine', slices: slicesNamed('Anna', 'Ben') });
  await signIn(page, server);
  const { id } = await cloudWheel(page, 'Shared');
  const { body } = await callAsUser(page, 'POST', `/api/wheel/${id}/share`);

  await page.clock.install();
  await leaveOutOfPage(page, body.shareId);
  const silent = /\/api\/(user\/profile|share\/)/;
  await page.route(silent, () => {});
  const asked = [page.waitForRequest(/user\/profile/), page.waitForRequest(/api\/share\//)];
  await page.goto(`/share/${body.shareId}`);
  await Promise.all(asked);
  await expect(wheelName(page)).toBeHidden();
  await page.clock.runFor(5000);
  await expect(wheelName(page)).toHaveText('Mine');
  await expect(messages(page)).toContainText('couldn’t load');
  await expect(accountButton(page)).toHaveAccessibleName('Account');

  await page.unroute(silent);
  await page.clock.runFor(2000);
  await expect(accountButton(page)).toHaveAccessibleName(/ada/);
  await expect(wheelName(page)).toHaveText('Mine');
});

test('after an update an open tab offers to reload, and keeps its wheel', async ({ page }) => {
  // Before the page can fetch it in an idle moment.
  const gone = /\/assets\/ShareDialog-.*\.js$/;
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  await openPage(page);
  await addChoice(page, 'Dumplings');
  await page.route('/en/', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const html = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace('/assets/index-', '/assets/index-new'),
    });
  });
  await shareButton(page).click();
  await expect(messages(page)).toContainText('A new version of Wheelwright is here');

  await page.unroute(gone);
  const loaded = page.waitForEvent('load');
  await messages(page).getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect.poll(() => choiceTexts(page)).toContain('Dumplings');
  await expect(messages(page)).toBeEmpty();
});
