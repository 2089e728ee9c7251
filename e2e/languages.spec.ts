import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '../web/src/i18n/languages.ts';
import { expect, test } from './support/test.ts';
import { chooseInMore, openPage } from './support/wheel-page.ts';

const locales = join(import.meta.dirname, '../web/src/i18n/locales');
const textsOf = async (language: string, section: string) =>
  JSON.parse(await readFile(join(locales, language, `${section}.json`), 'utf8'));

test('every language is spoken from the first byte', async ({ request }) => {
  for (const { code, locale } of languages) {
    const served = await (await request.get(`/${code}/`)).text();
    expect(served).toContain(`<html lang="${locale}"`);
    expect(served).toContain(`<title>${(await textsOf(code, 'page')).title}</title>`);
  }
});

test('a language shows its own texts and loads no other one', async ({ page }) => {
  // With a region, without one, and a regional one that shares texts with its base language.
  for (const code of ['en-au', 'de-ch', 'fr']) {
    const locale = languages.find((each) => each.code === code)?.locale ?? '';
    const loaded: string[] = [];
    // The page before fetches what may come next as long as it is there.
    await page.goto('about:blank');
    page.on('request', (each) => {
      const language = /\/text-([a-z]{2}(?:-(?:au|ch))?)-(\w+)-[\w-]+\.js$/.exec(each.url());
      if (language) loaded.push(`${language[1]} ${language[2]}`);
    });
    await openPage(page, `/${code}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page).toHaveTitle((await textsOf(code, 'page')).title);
    const { list } = await textsOf(code, 'choices');
    const { tabs } = await textsOf(code, 'shell');
    for (const tab of Object.values<string>(tabs))
      await expect(page.getByRole('tab', { name: tab, exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: list })).toBeVisible();
    expect(loaded.map((each) => each.split(' ')[0])).toEqual(loaded.map(() => code));
    expect(new Set(loaded).size, 'one request per file').toBe(loaded.length);
    expect(loaded[0], 'the first view’s texts are one file').toBe(`${code} first`);
  }
});

test('a choice in the menu changes page and address, and is remembered', async ({ page }) => {
  await openPage(page, '/');
  await chooseInMore(page, /^Language/, 'Deutsch');
  await expect(page).toHaveURL(/\/de\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page).toHaveTitle(/Glücksrad/);
  await expect(page.getByRole('tab', { name: 'Einträge' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was gibt’s zu Mittag?');
  expect(await page.evaluate(() => localStorage.getItem('preferredLanguage'))).toBe('de');

  await page.goto('/');
  await expect(page.getByRole('tab', { name: 'Einträge' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
});

test('a German visitor of the plain address never downloads English', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferredLanguage', 'de'));
  const texts: string[] = [];
  page.on('request', (each) => {
    if (each.url().includes('/text-')) texts.push(each.url());
  });
  await openPage(page, '/');
  await expect(page.getByRole('tab', { name: 'Einträge' })).toBeVisible();
  expect(texts[0]).toContain('/text-de-first-');
  expect(texts.filter((url) => !url.includes('/text-de-'))).toEqual([]);
});

test('the path is stronger than what was chosen before, and back leads back', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferredLanguage', 'it'));
  await openPage(page, '/fr/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await chooseInMore(page, /^Langue/, 'Nederlands');
  await expect(page).toHaveURL(/\/nl\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL');
  await page.goBack();
  await expect(page).toHaveURL(/\/fr\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
});

test('my own choices stay mine when the language changes', async ({ page }) => {
  await openPage(page);
  await page.getByRole('textbox', { name: 'New choice' }).fill('Dumplings');
  await page.keyboard.press('Enter');
  await chooseInMore(page, /^Language/, 'Español');
  await expect(page.getByRole('switch', { name: /Dumplings/ })).toBeVisible();
  await expect(page.getByRole('switch', { name: /Pizza/ })).toBeVisible();
});
