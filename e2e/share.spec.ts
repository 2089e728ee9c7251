import type { Page } from '@playwright/test';
import {
  isSaved,
  leaveOutOfPage,
  messages,
  save,
  saveButton,
  shareButton,
  shareDialog,
  sharedBySomebody,
  signInHere,
} from './support/cloud.ts';
import { expectFineInEveryLook } from './support/looks.ts';
import { signIn } from './support/mail-sign-in.ts';
import { otherSite } from './support/other-site.ts';
import { expect, test } from './support/test.ts';
import { addChoice, chooseFromWheelMenu, editSent, wheelName } from './support/wheel-menu.ts';
import { boxOf, choiceTexts, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the way to a link says each time what is missing', async ({ page, server }) => {
  await openPage(page);
  await shareButton(page).click();
  await expect(shareDialog(page)).toContainText('Sign in to share this wheel with a link.');
  await shareDialog(page).getByRole('button', { name: 'Sign in' }).click();
  await signInHere(page, server);
  await expect(shareDialog(page)).toContainText('Only a saved wheel can be shared.');
  await shareDialog(page).getByRole('button', { name: 'Save now' }).click();
  await expect(shareDialog(page)).toContainText('Anyone with the link can open and spin this wheel');
  await shareDialog(page).getByRole('button', { name: 'Create a link' }).click();

  const link = shareDialog(page).getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(new RegExp(`^${server.url}/share/[\\w-]{22}$`));
  const address = await link.inputValue();
  await shareDialog(page).getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => clipboard(page)).toBe(address);
  await expect(shareDialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(shareDialog(page).getByRole('img', { name: `QR code of ${address}` })).toBeVisible();
  await shareDialog(page).getByRole('button', { name: 'Copy code' }).click();
  await expect
    .poll(() => clipboard(page))
    .toContain(`<iframe src="${address.replace('/share/', '/embed/')}"`);
  await shareDialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(shareButton(page)).toBeFocused();

  await addChoice(page, 'Dumplings');
  await shareButton(page).click();
  await expect(shareDialog(page)).toContainText('Your latest changes aren’t saved yet.');
  await shareDialog(page).getByRole('button', { name: 'Save now' }).click();
  await expect(link).toHaveValue(address);

  expect((await page.request.get(address.replace('/share/', '/api/share/'))).status()).toBe(200);
  await shareDialog(page).getByRole('button', { name: 'Stop sharing' }).click();
  await expect(shareDialog(page).getByRole('button', { name: 'Create a link' })).toBeVisible();
  expect((await page.request.get(address.replace('/share/', '/api/share/'))).status()).toBe(404);
  await page.keyboard.press('Escape');
  await isSaved(page);
});

test.describe('what the server refuses', () => {
  test.use({ expectedComplaints: /409/ });

  test('a reason that only the server knows is said, with what to do about it', async ({ page, server }) => {
    await signIn(page, server);
    await save(page);
    const refusal = { success: false, code: 'not_saved', message: 'The wheel has no owner.' };
    await page.route('**/api/wheel/*/share', (route) => route.fulfill({ status: 409, json: refusal }));
    await shareButton(page).click();
    await shareDialog(page).getByRole('button', { name: 'Create a link' }).click();
    await expect(shareDialog(page)).toContainText('Only a saved wheel can be shared.');
    await page.unroute('**/api/wheel/*/share');
    await shareDialog(page).getByRole('button', { name: 'Save now' }).click();
    await shareDialog(page).getByRole('button', { name: 'Create a link' }).click();
    await expect(shareDialog(page).getByRole('textbox', { name: 'Link' })).toHaveValue(/\/share\//);
  });
});

test('on the page of no wheel the rules are those of the wheel that is there', async ({ page, server }) => {
  await openPage(page, '/en/wheels/unknown');
  await shareButton(page).click();
  await expect(shareDialog(page)).toContainText('Sign in to share this wheel with a link.');
  await signIn(page, server, { returnTo: '/en/wheels/unknown' });
  await shareButton(page).click();
  await expect(shareDialog(page)).toContainText('Only a saved wheel can be shared.');
});

test('the QR code is the link', async ({ page, server }) => {
  await signIn(page, server);
  await save(page);
  await shareButton(page).click();
  await shareDialog(page).getByRole('button', { name: 'Create a link' }).click();
  const code = shareDialog(page).getByRole('img', { name: /^QR code/ });
  // The code of the carried link is replaced by that of the stored one.
  await expect.poll(async () => (await code.boundingBox())?.width ?? 0).toBeGreaterThan(150);
  await expect(shareDialog(page)).toMatchAriaSnapshot({ name: 'share' });
  const box = await boxOf(code);
  expect(Math.abs(box.width - box.height)).toBeLessThan(1);
  expect(box.width).toBeGreaterThan(150);
});

test('a shared wheel is for everyone with the link', async ({ page, server }) => {
  const shareId = await sharedBySomebody(page, server);
  await openPage(page, `/share/${shareId}`);
  await expect(wheelName(page)).toHaveText('Theirs');
  await expect(page).toHaveTitle('Theirs · Wheelwright');
  await expect(page.getByRole('main')).toContainText('3 choices');
  await expect(page.getByRole('complementary')).toBeHidden();
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(saveButton(page)).toHaveAccessibleName('Save as my own');
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [740, 360],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const plate = await boxOf(page.locator('[class*="_plate_"]'));
    const mine = await boxOf(page.getByRole('button', { name: 'Make it mine' }));
    expect(
      mine.bottom <= plate.y || mine.right <= plate.x || mine.x >= plate.right,
      `${width}: ${JSON.stringify({ mine, plate })}`,
    ).toBe(true);
  }
  await page.getByRole('button', { name: 'Make it mine' }).click();
  await expect(messages(page)).toContainText('This copy is yours now');
  await expect(page).toHaveURL(`${server.url}/en/`);
  await expect.poll(() => choiceTexts(page)).toEqual(['Pizza', 'Sushi', 'Tacos']);
  await page.reload();
  await expect(wheelName(page)).toHaveText('Theirs');
  await expect(saveButton(page)).toHaveAccessibleName('Save to my account');
});

test('a user saves a shared wheel as their own', async ({ page, server }) => {
  const shareId = await sharedBySomebody(page, server);
  await signIn(page, server, { returnTo: `/share/${shareId}` });
  await shareButton(page).click();
  await expect(shareDialog(page)).toContainText('This wheel belongs to someone else.');
  await page.keyboard.press('Escape');
  const sent = page.waitForRequest('**/api/wheel');
  await saveButton(page).click();
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ source: 'guest_saved', isShared: false, cloudSaved: false });
  expect(body.owner).toMatch(/^email:/);
  expect(body).not.toHaveProperty('shareId');
  await expect(page).toHaveURL(`${server.url}/en?wheel=${body.id}`);
  await isSaved(page);
  await expect(wheelName(page)).toHaveText('Theirs');
  await save(page);
});

test('a guest signs in and comes back to the save, with what was changed', async ({ page, server }) => {
  const shareId = await sharedBySomebody(page, server);
  await openPage(page, `/share/${shareId}`);
  await editSent(page);
  await addChoice(page, 'Dumplings');
  await saveButton(page).click();
  await signInHere(page, server);
  await expect(page).toHaveURL(/\/en\?wheel=/);
  await isSaved(page);
  await expect.poll(() => choiceTexts(page)).toEqual(['Pizza', 'Sushi', 'Tacos', 'Dumplings']);
});

test('the visitor’s own wheel waits while a link is open', async ({ page, server }) => {
  const shareId = await sharedBySomebody(page, server);
  await openPage(page);
  await addChoice(page, 'Dumplings');
  await openPage(page, `/share/${shareId}`);
  await expect(wheelName(page)).toHaveText('Theirs');
  await editSent(page);
  await addChoice(page, 'Something');
  await chooseFromWheelMenu(page, 'My wheels');
  await page.getByRole('dialog', { name: 'My wheels' }).getByText('What’s for lunch?').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch wheels' }).click();
  await expect.poll(async () => (await choiceTexts(page)).at(-1)).toBe('Dumplings');
  await expect(page).toHaveURL(`${server.url}/en/`);
});

test.describe('a link that has ended', () => {
  test.use({ expectedComplaints: /404|shared wheel could not be loaded/ });

  test('says so and shows the default wheel', async ({ page }) => {
    await openPage(page, '/share/nothing-is-shared-here');
    await expect(messages(page)).toContainText('This wheel is no longer shared');
    await expect(messages(page)).not.toContainText('another');
    await expect(wheelName(page)).toHaveText('What’s for lunch?');
    await messages(page).getByRole('button', { name: 'My wheels' }).click();
    await expect(page.getByRole('dialog', { name: 'My wheels' })).toBeVisible();
    await page.reload();
    await messages(page).getByRole('button', { name: 'Gallery' }).click();
    await expect(page).toHaveURL(/\/en\/wheels\/$/);
  });

  test('is not called another wheel when it is the copy that this browser kept', async ({ page, server }) => {
    const shareId = await sharedBySomebody(page, server);
    await openPage(page, `/share/${shareId}`);
    await editSent(page);
    await addChoice(page, 'Mine now');
    await leaveOutOfPage(page, shareId);
    await page.route('**/api/share/*', (route) => route.fulfill({ status: 404, json: { success: false } }));
    await page.reload();
    await expect(messages(page)).toContainText('Here’s the copy your browser kept');
    await expect.poll(async () => (await choiceTexts(page)).at(-1)).toBe('Mine now');
  });

  test('shows no other wheel in a frame', async ({ page }) => {
    await page.goto('/embed/nothing-is-shared-here');
    await expect(page.getByRole('heading', { name: 'This wheel is no longer shared.' })).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
  });
});

test.describe('a link whose wheel cannot be had just now', () => {
  test.use({ expectedComplaints: /503|shared wheel could not be loaded/ });

  test('is not said to have ended, on its page and in a frame', async ({ page, server }) => {
    const shareId = await sharedBySomebody(page, server);
    await leaveOutOfPage(page, shareId);
    for (const where of ['share', 'embed']) {
      await page.route('**/api/share/*', (route) => route.fulfill({ status: 503, json: { success: false } }));
      await page.goto(`/${where}/${shareId}`);
      await expect(messages(page)).toContainText('This wheel couldn’t load');
      await expect(page.getByText(/no longer (works|shared)/)).toHaveCount(0);
      await page.unroute('**/api/share/*');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theirs');
    }
  });
});

test('a shared wheel spins in a frame of another site and keeps nothing there', async ({ page, server }) => {
  const shareId = await sharedBySomebody(page, server);
  const blog = await otherSite(
    `<iframe title="wheel" src="${server.url}/embed/${shareId}" width="480" height="560"></iframe>`,
  );
  await page.goto(blog.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Theirs' })).toBeVisible();
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await frame.getByRole('button', { name: 'Spin', exact: true }).last().click();
  await expect(frame.getByRole('dialog')).toBeVisible();
  await expect(frame.getByRole('link', { name: /open this wheel/ })).toHaveAttribute(
    'href',
    `/share/${shareId}`,
  );
  await expect(frame.getByRole('region', { name: 'Messages' })).toBeEmpty();
  const kept = await page.frames()[1]?.evaluate(() => {
    try {
      return localStorage.getItem('wheelConfig');
    } catch {
      return null; // Chromium refuses frames of other sites their storage.
    }
  });
  expect(kept).toBeNull();
  blog.stop();
});

test('header and dialog are whole and axe is content in every look', async ({ page, server }) => {
  test.slow();
  await signIn(page, server, { returnTo: '/de/' });
  await saveButton(page).click();
  await expect(saveButton(page)).toHaveAccessibleName('In deinem Konto gespeichert');
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    for (const button of await page.getByRole('banner').getByRole('button').all()) {
      const box = await boxOf(button);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
  }
  await expectFineInEveryLook(page, 'the page');
  await shareButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Dieses Rad teilen' });
  await dialog.getByRole('button', { name: 'Link erstellen' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeVisible();
  await expectFineInEveryLook(page, 'the dialog');
  await page.setViewportSize({ width: 320, height: 568 });
  expect((await boxOf(dialog.getByRole('heading').first())).y).toBeGreaterThanOrEqual(0);
});
