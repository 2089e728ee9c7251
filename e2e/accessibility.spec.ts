import type { Page } from '@playwright/test';
import { expectNoViolation, expectNoViolationInAnyScheme } from './support/axe.ts';
import { holdMessage } from './support/held-message.ts';
import { expectFineInEveryLook, expectNothingCut, spaceText } from './support/looks.ts';
import { signIn } from './support/mail-sign-in.ts';
import type { Server } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { chooseFromWheelMenu } from './support/wheel-menu.ts';
import { chooseInMore, openPage } from './support/wheel-page.ts';

// A toast reports that a language couldn't be loaded: for that, the connection is cut.
test.use({ expectedComplaints: /Failed to load resource|could not be loaded/ });

for (const language of ['en', 'de'])
  test(`axe finds nothing in every look: ${language}`, async ({ page }) => {
    await openPage(page, `/${language}/`);
    await page.getByRole('switch').first().uncheck();
    await page.mouse.move(0, 0);
    await expectFineInEveryLook(page, 'the page');

    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFineInEveryLook(page, 'the winner');
  });

test('axe finds nothing in an open menu and in a toast, in light and dark', async ({ page }) => {
  await page.clock.install();
  await openPage(page);
  await page.getByRole('button', { name: 'More for all choices' }).click();
  await expect(page.getByRole('menu')).toHaveCSS('opacity', '1');
  await expectNoViolationInAnyScheme(page, 'the menu of all choices');

  await page.route(/text-it-/, (route) => route.abort());
  await page.keyboard.press('Escape');
  const chooseItalian = () => chooseInMore(page, /^Language/, 'Italiano');
  await holdMessage(page, chooseItalian, page.getByText('Italiano couldn’t load'));
  await expectNoViolationInAnyScheme(page, 'the toast');
});

const leave = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').or(page.getByRole('menu'))).toHaveCount(0);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** The surfaces of the wheel's page, each shown after the one before. */
const surfaces: [name: string, show: (page: Page) => Promise<unknown>][] = [
  ...['Choices', 'Look', 'Sound', 'Settings', 'Results'].map((name): (typeof surfaces)[number] => [
    name,
    (page) => page.getByRole('tab', { name }).click(),
  ]),
  ['More', (page) => press(page, 'More')],
  ['Draw options', (page) => press(page, 'Draw options')],
  ['Share', (page) => press(page, 'Share')],
  ['the samples', (page) => chooseFromWheelMenu(page, 'Sample wheels…')],
  ['the wheels', (page) => chooseFromWheelMenu(page, 'My wheels')],
  ['the name', (page) => chooseFromWheelMenu(page, 'Name and description…')],
  ['the keys', (page) => page.keyboard.press('?')],
  ['the winner', (page) => page.keyboard.press('ControlOrMeta+Enter')],
];

/** The pages that show no wheel, and those among them that are of an account. */
const pages = [
  'login',
  'en/upgrade',
  'en/wheels/',
  'en/feedback',
  'en/verify',
  'en/fairness',
  'en/live',
  'en/privacy',
  'en/terms',
  'en/schools',
  'en/help',
];
const pagesOfAccount = ['dashboard', 'en/account'];

/** Shows one after the other, in this language. */
async function eachPage(
  page: Page,
  server: Server,
  expectFine: (path: string) => Promise<unknown>,
  language = 'en',
): Promise<void> {
  const show = async (path: string) => {
    await page.goto(`/${path.replace(/^en/, language)}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expectFine(path);
  };
  for (const path of pages) await show(path);
  await signIn(page, server);
  for (const path of pagesOfAccount) await show(path);
}

const inLook: [look: string, expectFine: typeof expectNoViolation][] = [
  ['light and dark', expectNoViolationInAnyScheme],
  ['forced colours', expectNoViolation],
];
for (const [look, expectFine] of inLook)
  test(`axe finds nothing on the wheel’s surfaces: ${look}`, async ({ page }) => {
    test.slow(); // axe runs 26 times
    if (look === 'forced colours') await page.emulateMedia({ forcedColors: 'active' });
    await openPage(page);
    for (const [name, show] of surfaces) {
      await leave(page);
      await show(page);
      const tab = page.getByRole('tab', { name, exact: true });
      if ((await tab.count()) > 0) await expect(tab).toHaveAttribute('aria-selected', 'true');
      else await expect(page.getByRole('dialog').first(), name).toBeVisible();
      await expectFine(page, name);
    }
  });

for (const [look, expectFine] of inLook)
  test(`axe finds nothing on the pages beside the wheel: ${look}`, async ({ page, server }) => {
    test.slow(); // axe runs 26 times
    if (look === 'forced colours') await page.emulateMedia({ forcedColors: 'active' });
    await eachPage(page, server, (path) => expectFine(page, path));
  });

test('the pages beside the wheel fit a width of 320 px, with spaced text and with letters of twice the size', async ({
  page,
  server,
}) => {
  test.slow(); // 13 pages in three ways
  const expectFits = async (path: string) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await expectNothingCut(page, path);
    await spaceText(page);
    await expectNothingCut(page, `${path}, spaced`);
    await page.setViewportSize({ width: 640, height: 568 });
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
      document.documentElement.style.fontSize = '200%';
    });
    await expectNothingCut(page, `${path}, large letters`);
  };
  await eachPage(page, server, expectFits, 'de');
});
