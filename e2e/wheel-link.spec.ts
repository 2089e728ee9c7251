import type { Page } from '@playwright/test';
import { expectNoViolationInAnyScheme } from './support/axe.ts';
import { messages, shareButton, shareDialog } from './support/cloud.ts';
import { libraryRow, openLibrary } from './support/library.ts';
import { signIn } from './support/mail-sign-in.ts';
import { expect, test } from './support/test.ts';
import { addChoice, editSent } from './support/wheel-menu.ts';
import { choiceTexts, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const addressField = (page: Page) =>
  shareDialog(page).getByRole('textbox', { name: 'Address with the wheel inside' });

/** A guest's own wheel, and the address that carries it. */
async function sentAddress(page: Page, ...added: string[]): Promise<string> {
  await openPage(page);
  for (const text of added) await addChoice(page, text);
  await shareButton(page).click();
  return addressField(page).inputValue();
}

const lunch = ['Pizza', 'Sushi', 'Tacos', 'Pasta', 'Burger', 'Curry', 'Salad', 'Ramen'];

test('a guest sends a wheel without an account, and the other has a copy of their own', async ({
  page,
  another,
  server,
}) => {
  await openPage(page);
  await addChoice(page, 'Dumplings');
  await shareButton(page).click();
  await shareDialog(page).getByRole('button', { name: 'Copy address' }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(new RegExp(`^${server.url}/en/#w=1\\.[\\w-]+$`));
  await expect(shareDialog(page).getByRole('img', { name: /^QR code with the wheel/ })).toBeVisible();
  await expect(shareDialog(page)).toContainText('Sign in to share this wheel with a link.');
  await expect(shareDialog(page)).toMatchAriaSnapshot({ name: 'wheel-link' });

  const theirs = await another();
  const sent: string[] = [];
  theirs.on('request', (request) => {
    const isNavigation = request.isNavigationRequest();
    sent.push(JSON.stringify([isNavigation ? '' : request.url(), request.headers(), request.postData()]));
  });
  await openPage(theirs, address);
  await expect(theirs.getByRole('main')).toContainText('9 choices');
  await theirs.getByRole('button', { name: 'Make it mine' }).click();
  await expect.poll(() => choiceTexts(theirs)).toEqual([...lunch, 'Dumplings']);
  await expect(messages(theirs)).toContainText('This copy is yours now');
  await expect(theirs).toHaveURL(`${server.url}/en/`);

  await addChoice(theirs, 'Soup');
  await theirs.reload();
  await expect.poll(() => choiceTexts(theirs)).toEqual([...lunch, 'Dumplings', 'Soup']);
  await spinButton(theirs).click();
  await winnerDialog(theirs).getByRole('button', { name: 'Done' }).click();
  await openLibrary(theirs);
  await expect(libraryRow(theirs, 'What’s for lunch?')).toHaveCount(1);
  const payload = address.split('#w=1.')[1] ?? 'none';
  expect(sent.filter((each) => each.includes(payload.slice(0, 40)))).toEqual([]);
  expect(sent.length).toBeGreaterThan(3);
});

test('opened again it shows the same copy; the visitor’s own wheel and a changed copy stay', async ({
  page,
  another,
}) => {
  const address = await sentAddress(page, 'Dumplings');
  const theirs = await another();
  await openPage(theirs);
  await addChoice(theirs, 'Mine');
  for (let time = 0; time < 2; time += 1) {
    await theirs.goto('about:blank');
    await openPage(theirs, address);
    await editSent(theirs);
    await expect.poll(() => choiceTexts(theirs)).toEqual([...lunch, 'Dumplings']);
  }
  await openLibrary(theirs);
  await expect(libraryRow(theirs, 'What’s for lunch?')).toHaveCount(2);
  await theirs.keyboard.press('Escape');
  await addChoice(theirs, 'Soup');
  // In the address bar of the open page, only the part after the # changes.
  const reloaded = theirs.waitForEvent('load');
  await theirs.evaluate((to) => window.location.assign(to), address);
  await reloaded;
  await editSent(theirs);
  await expect.poll(() => choiceTexts(theirs)).toEqual([...lunch, 'Dumplings']);
  await openLibrary(theirs);
  await expect(libraryRow(theirs, 'What’s for lunch?')).toHaveCount(3);
});

test.describe('without the network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to load resource/,
  });

  test('a link is made and opened', async ({ page, context }) => {
    await openPage(page);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map(({ url }) => new URL(url).pathname);
      });
    await expect.poll(kept).toContain('/media/valentines.png');
    await context.setOffline(true);
    const address = await sentAddress(page, 'Dumplings');
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await openPage(page, address);
    await page.getByRole('button', { name: 'Make it mine' }).click();
    await expect(messages(page)).toContainText('This copy is yours now');
    await expect.poll(() => choiceTexts(page)).toEqual([...lunch, 'Dumplings']);
  });
});

test('a link that is broken, cut or from a newer page says so; the own wheel stays', async ({
  page,
  another,
}) => {
  const address = await sentAddress(page);
  const theirs = await another();
  await openPage(theirs);
  await addChoice(theirs, 'Mine');
  const bad: [string, string][] = [
    [address.slice(0, -9), 'This link is incomplete or damaged'],
    ['/en/#w=1.%3Cscript%3E', 'This link is incomplete or damaged'],
    [address.replace('#w=1.', '#w=7.'), 'made by a newer version of this page'],
  ];
  for (const [broken, text] of bad) {
    await theirs.goto('about:blank');
    await openPage(theirs, broken);
    await expect(messages(theirs)).toContainText(text);
    await expect.poll(() => choiceTexts(theirs)).toEqual([...lunch, 'Mine']);
  }
});

test('a wheel that fits no code or no address says what to do', async ({ page }) => {
  await openPage(page);
  const names = (count: number) =>
    Array.from({ length: count }, (_, n) => `${((n + 7) * 7919) % 99_991} ${(n * 104_729) % 1_299_709}`);
  const paste = (text: string) =>
    page.getByRole('textbox', { name: 'New choice' }).evaluate((field, given) => {
      const data = new DataTransfer();
      data.setData('text/plain', given);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
  await paste(names(200).join('\n'));
  await expect.poll(async () => (await choiceTexts(page)).length).toBeGreaterThan(8);
  await shareButton(page).click();
  await expect(shareDialog(page)).toContainText('too long for a QR code');
  await expect(addressField(page)).toHaveValue(/#w=1\./);
  await page.keyboard.press('Escape');
  await paste(names(3000).join('\n'));
  await shareButton(page).click();
  await expect(shareDialog(page)).toContainText('This wheel doesn’t fit into an address.');
  const download = page.waitForEvent('download');
  await shareDialog(page).getByRole('button', { name: 'Download file' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.wheel\.json$/);
});

test('a user has both links, and passes the address on with the device’s own dialog', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        Object.assign(window, { shared: data });
        return Promise.resolve();
      },
    });
  });
  await signIn(page, server);
  await shareButton(page).click();
  await expect(shareDialog(page)).toContainText('Only a saved wheel can be shared.');
  await shareDialog(page).getByRole('button', { name: 'Send…' }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared).toEqual({ title: 'What’s for lunch?', url: await addressField(page).inputValue() });
  await shareDialog(page).getByRole('button', { name: 'Save now' }).click();
  await shareDialog(page).getByRole('button', { name: 'Create a link' }).click();
  await expect(shareDialog(page).getByRole('textbox', { name: 'Link' })).toHaveValue(/\/share\//);
  await expect(addressField(page)).toHaveValue(/#w=1\./);
  await expect(shareDialog(page).getByRole('img', { name: /^QR code/ })).toHaveCount(1);
});

test('has no barrier in either colour scheme', async ({ page }) => {
  await sentAddress(page);
  await expectNoViolationInAnyScheme(page, 'the share dialog');
});
