import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { languageOf } from '../web/src/i18n/languages.ts';
import { accountButton, mailedLink, newAddress, signIn } from './support/mail-sign-in.ts';
import { mailsTo } from './support/outbox.ts';
import { expect, test } from './support/test.ts';
import { openPage } from './support/wheel-page.ts';

const locales = join(import.meta.dirname, '../web/src/i18n/locales');
const textsOf = async (language: string, section: string) =>
  JSON.parse(await readFile(join(locales, language, `${section}.json`), 'utf8'));

const devices = [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 360, height: 640 }],
] as const;
const codes = ['de', 'fr'] as const;

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation');
const foot = (page: Page) => page.getByRole('contentinfo').getByRole('navigation');
const addressesIn = (links: ReturnType<typeof bar>) =>
  links.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));

for (const [device, viewport] of devices) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('every link of the bar and of the foot leads to a page in its language', async ({ page }) => {
      test.slow();
      for (const code of codes) {
        const { nav } = await textsOf(code, 'shell');
        await openPage(page, `/${code}/wheels/`);
        await expect(foot(page).getByRole('link')).toHaveCount(5);
        const ways = [...(await addressesIn(bar(page))), ...(await addressesIn(foot(page)))];
        expect(ways).toEqual([
          `/${code}/wheels/`,
          `/${code}/?action=my-wheels`,
          `/${code}/wheels/`,
          `/${code}/feedback/`,
          `/${code}/help`,
          `/${code}/privacy`,
          `/${code}/terms`,
        ]);
        for (const way of new Set(ways)) {
          await openPage(page, `/${code}/wheels/`);
          // By keyboard, as Tab reaches it.
          await page.locator(`header a[href="${way}"], footer a[href="${way}"]`).first().focus();
          const answered = page.waitForResponse((each) => each.request().isNavigationRequest());
          await page.keyboard.press('Enter');
          expect((await answered).status(), way).toBe(200);
          await expect(page.locator('html'), way).toHaveAttribute('lang', languageOf(code).locale);
          await expect(page.getByRole('heading', { level: 1 }), way).toBeVisible();
          if (way.includes('my-wheels')) {
            await expect(page.getByRole('dialog', { name: nav.mine })).toBeVisible();
            await page.keyboard.press('Escape');
            await expect(page.getByRole('dialog')).toHaveCount(0);
          }
        }
      }
    });

    test('a user’s own wheels and account are one press away on every page', async ({ page, server }) => {
      await signIn(page, server, { returnTo: '/de/wheels/' });
      await expect(bar(page).getByRole('link').nth(1)).toHaveAttribute('href', '/dashboard');
      await accountButton(page).click();
      await expect(page.getByRole('menuitem')).toHaveText(['Mein Konto', 'Upgrade', 'Feedback', 'Abmelden']);
      await page.keyboard.press('Escape');
      await bar(page).getByRole('link', { name: 'Meine Räder' }).click();
      await expect(page).toHaveURL(`${server.url}/dashboard`);
      await expect(page.getByRole('heading', { level: 1, name: 'Meine Räder' })).toBeVisible();
      await expect(foot(page).getByRole('link').first()).toHaveAttribute('href', '/de/wheels/');
    });

    test('beside the wheel the same ways are there', async ({ page, server }) => {
      await openPage(page, '/de/');
      const links = page.getByRole('navigation', { name: 'Website' }).getByRole('link');
      const isPhone = viewport.width < 1100;
      const open = () => page.getByRole('banner').getByRole('button', { name: 'Mehr' }).click();
      if (isPhone) await open();
      await links.filter({ hasText: 'Meine Räder' }).filter({ visible: true }).click();
      await expect(page.getByRole('dialog', { name: 'Meine Räder' })).toBeVisible();
      await page.keyboard.press('Escape');
      if (isPhone) await open();
      await links.filter({ hasText: 'Galerie' }).filter({ visible: true }).click();
      await expect(page).toHaveURL(`${server.url}/de/wheels/`);
    });
  });
}

for (const code of codes) {
  test(`/${code}/ keeps its language from the mail to the dashboard and back, in another browser too`, async ({
    page,
    another,
    server,
  }) => {
    test.slow();
    const { locale } = languageOf(code);
    const [login, account, shell, common] = await Promise.all(
      ['login', 'account', 'shell', 'common'].map((section) => textsOf(code, section)),
    );
    const email = newAddress();
    await openPage(page, `/${code}/`);
    await page.getByRole('banner').getByRole('button', { name: account.menu.label, exact: true }).click();
    await page.getByRole('menuitem', { name: common.signIn }).click();
    await expect(page).toHaveTitle(`${login.title} · Wheelwright`);
    await page.getByRole('textbox').fill(email);
    await page.keyboard.press('Enter');
    const link = await mailedLink(server, email);
    const [mail = ''] = await mailsTo(server.data, email);
    expect(mail).toContain(`<html lang=3D"${code}">`);

    const elsewhere = await another();
    await elsewhere.goto(link);
    await expect(elsewhere).toHaveURL(`${server.url}/${code}/`);
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', locale);
    await openPage(elsewhere, `/${code}/wheels/`);
    await bar(elsewhere).getByRole('link', { name: common.myWheels }).click();
    await expect(elsewhere).toHaveURL(`${server.url}/dashboard`);
    await expect(elsewhere.getByRole('heading', { level: 1, name: common.myWheels })).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', locale);
    await elsewhere.getByRole('link', { name: shell.home }).click();
    await expect(elsewhere).toHaveURL(`${server.url}/${code}/`);
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', locale);
  });
}
