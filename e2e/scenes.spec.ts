import type { Page } from '@playwright/test';
import { expectNoViolation, expectNoViolationInAnyScheme } from './support/axe.ts';
import { save, shareButton, shareDialog } from './support/cloud.ts';
import { signIn } from './support/mail-sign-in.ts';
import { keptWheel, manySlices, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { boxOf, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

const slices = slicesNamed('a', 'b', 'c', 'd', 'e', 'f');
const openLook = (page: Page) => page.getByRole('tab', { name: 'Look' }).click();
const scenes = (page: Page) => page.getByRole('group', { name: 'Scene' });
const scene = (page: Page, name: string) => scenes(page).getByRole('button', { name, exact: true });
const stage = (page: Page) => page.getByRole('main');
const kept = async (page: Page) => (await keptWheel(page))['wheel-definition'];
const sceneCode = /\/StageScene[-.]/;

test('one press changes the whole stage, one undo takes it back', async ({ page }) => {
  await storeWheel(page, { slices, 'wheel-theme': 'vibrant', 'wheel-palette': 'Rainbow' });
  await openPage(page);
  await openLook(page);
  await expect(scenes(page).getByRole('button')).toHaveCount(13);
  await expect(scene(page, 'No scene')).toHaveAttribute('aria-pressed', 'true');
  const plain = await spinButton(page).evaluate((button) => getComputedStyle(button).backgroundColor);

  await scene(page, 'Neon').click();
  await expect(scene(page, 'Neon')).toHaveAttribute('aria-pressed', 'true');
  await expect(scenes(page)).toMatchAriaSnapshot({ name: 'scenes' });
  await expect(stage(page)).toHaveAttribute('data-scene', 'neon');
  await expect(spinButton(page)).not.toHaveCSS('background-color', plain);
  await expect(page.getByRole('radio', { name: 'Neon' })).toBeChecked();
  expect(await kept(page)).toMatchObject({
    'wheel-scene': 'neon',
    'wheel-palette': 'Neon',
    outer: { color: '#ff2e9a' },
    text: { font: expect.stringContaining('Bahnschrift') },
  });
  expect((await keptWheel(page))['result-effect']).toBe('fountain');

  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(stage(page)).not.toHaveAttribute('data-scene');
  await expect(spinButton(page)).toHaveCSS('background-color', plain);
  await expect(page.getByRole('radio', { name: 'Rainbow' })).toBeChecked();
  expect(await kept(page)).not.toHaveProperty('wheel-scene');
});

test('the keyboard goes through the cards by arrows and chooses by Enter', async ({ page }) => {
  await storeWheel(page, { slices });
  await openPage(page);
  await openLook(page);
  await scene(page, 'No scene').focus();
  await page.keyboard.press('ArrowRight');
  await expect(scene(page, 'Classroom')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(scene(page, 'Winter')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(scene(page, 'Ocean')).toBeFocused();
  await expect(stage(page)).not.toHaveAttribute('data-scene');
  await page.keyboard.press('Enter');
  await expect(stage(page)).toHaveAttribute('data-scene', 'ocean');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(scene(page, 'Ocean')).toBeFocused();
});

test('a palette chosen after the scene keeps its rim and backdrop; the scene can be left again', async ({
  page,
}) => {
  await storeWheel(page, { slices });
  await openPage(page);
  await openLook(page);
  await scene(page, 'Spooky').click();
  await page.getByRole('radio', { name: 'Christmas' }).check();
  await expect(stage(page)).toHaveAttribute('data-scene', 'spooky');
  expect(await kept(page)).toMatchObject({ 'wheel-scene': 'spooky', outer: { color: '#2b2036' } });
  await scene(page, 'No scene').click();
  await expect(stage(page)).not.toHaveAttribute('data-scene');
  expect(await kept(page)).toMatchObject({ 'wheel-palette': 'Christmas', outer: { color: '#ffffff' } });
});

test('a reload shows the stored scene from the first moment; a wheel without one fetches nothing of it', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await storeWheel(page, { slices });
  await openPage(page);
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(requests.filter((url) => sceneCode.test(url))).toEqual([]);

  await openLook(page);
  await scene(page, 'Space').click();
  await expect(stage(page)).toHaveAttribute('data-scene', 'space');
  await page.addInitScript(() => {
    // Whether the wheel was ever on a stage without its scene.
    new MutationObserver(() => {
      const wheel = document.querySelector('main [role="img"]');
      if (wheel && !wheel.closest('[data-scene]')) document.documentElement.dataset.wasPlain = 'true';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(stage(page)).toHaveAttribute('data-scene', 'space');
  await expect(page.locator('html')).not.toHaveAttribute('data-was-plain');
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
});

test.describe('without the connection', () => {
  test.use({ expectedComplaints: /Failed to load resource|could not be loaded|Failed to fetch/ });

  test('the wheel of a scene is plain and can be spun', async ({ page }) => {
    await page.route(sceneCode, (route) => route.abort());
    await storeWheel(page, { slices, 'wheel-scene': 'ocean' });
    await openPage(page);
    await spinButton(page).click();
    await expect(winnerDialog(page)).toBeVisible();
    expect((await kept(page))['wheel-scene']).toBe('ocean');
  });
});

test('a shared wheel has its scene for everyone, also in a frame', async ({ page, server, browser }) => {
  await signIn(page, server);
  await openLook(page);
  await scene(page, 'Winter').click();
  await save(page);
  await shareButton(page).click();
  await shareDialog(page).getByRole('button', { name: 'Create a link' }).click();
  const link = shareDialog(page).getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/share\//);
  const address = await link.inputValue();

  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await visitor.goto(address);
  await expect(stage(visitor)).toHaveAttribute('data-scene', 'winter');
  await visitor.goto(address.replace('/share/', '/embed/'));
  await expect(stage(visitor)).toHaveAttribute('data-scene', 'winter');
  await visitor.context().close();
});

test('the preview of a shared wheel has the rim and the backdrop of its scene', async ({ page, server }) => {
  await signIn(page, server);
  await openLook(page);
  await scene(page, 'High contrast').click();
  await save(page);
  await shareButton(page).click();
  await shareDialog(page).getByRole('button', { name: 'Create a link' }).click();
  const link = shareDialog(page).getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/share\//);
  const shared = await (await page.request.get(await link.inputValue())).text();
  const address = /property="og:image" content="([^"]+)"/.exec(shared)?.[1] ?? '';
  const picture = await page.request.get(new URL(address).pathname + new URL(address).search);
  expect(picture.headers()['content-type']).toBe('image/png');
  const colorsOf = (png: string) =>
    page.evaluate(async (data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
        willReadFrequently: true,
      });
      context?.drawImage(image, 0, 0);
      const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
      return { corner: at(4, 4), rim: at(324 + 256, 330) };
    }, png);
  expect(await colorsOf((await picture.body()).toString('base64'))).toEqual({
    corner: [255, 255, 255],
    rim: [0, 0, 0],
  });
});

const draws = {
  'the winner': { slices: slicesNamed('Ada') },
  'several winners': { slices: slicesNamed('Ada', 'Ben'), draw: { mode: 'several', winners: 2 } },
  teams: { slices: slicesNamed('Ada', 'Ben', 'Cleo', 'Dora'), draw: { mode: 'teams' } },
};

for (const [name, definition] of Object.entries(draws))
  test(`the letters of the scene name ${name}`, async ({ page }) => {
    const text = { font: '"Iowan Old Style", Georgia, serif' };
    await storeWheel(page, { ...definition, text, 'wheel-scene': 'winter' });
    await openPage(page);
    await spinButton(page).click();
    if (name === 'several winners') await page.getByRole('button', { name: /^Show all \(/ }).click();
    const ada = winnerDialog(page).getByText('Ada', { exact: true }).last();
    await expect(ada).toBeVisible();
    await expect(ada).toHaveCSS('font-family', /^"Iowan Old Style"/);
  });

test('a scene of a later version is plain and kept', async ({ page }) => {
  await storeWheel(page, { slices, 'wheel-scene': 'volcano' });
  await openPage(page);
  await expect(stage(page)).not.toHaveAttribute('data-scene');
  await openLook(page);
  await page.getByRole('radio', { name: 'Carnival' }).check();
  expect(await kept(page)).toMatchObject({ 'wheel-scene': 'volcano', 'wheel-palette': 'Carnival' });
});

test('the link leads to the lines in Settings', async ({ page }) => {
  await openPage(page);
  await openLook(page);
  await page.getByRole('button', { name: 'Lines and border: in Settings' }).click();
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Lines' })).toBeInViewport();
});

test('on a phone the cards are three in a row, and a wheel of many choices has its scene', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeWheel(page, { slices: manySlices(60) });
  await openPage(page);
  await openLook(page);
  await scenes(page).waitFor();
  const [first, third, fourth] = await Promise.all(
    [0, 2, 3].map((place) => boxOf(scenes(page).getByRole('button').nth(place))),
  );
  expect(third?.y).toBe(first?.y);
  expect(fourth?.y).toBeGreaterThan(first?.y ?? 0);
  await scene(page, 'High contrast').click();
  await expect(stage(page)).toHaveAttribute('data-color-scheme', 'light');
});

test('on a phone the bar that spins has the colours of the page, as the sheet has, whatever the scene', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await storeWheel(page, { slices, 'wheel-scene': 'winter' });
  await openPage(page);
  await expect(stage(page)).toHaveAttribute('data-color-scheme', 'light');
  const bar = page.locator('main :has(> button)', { has: spinButton(page) }).last();
  await expect(bar).toHaveCSS('background-color', 'rgb(28, 25, 55)');
  await expect(bar).toHaveCSS('color', 'rgb(239, 236, 250)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 253, 250)');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bar).toHaveCSS('color', 'rgb(15, 44, 72)');
});

test('on a phone the button of a scene in black and white has an edge on the bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeWheel(page, { slices, 'wheel-scene': 'stage' });
  await openPage(page);
  await expect(stage(page)).toHaveAttribute('data-scene', 'stage');
  await expect(spinButton(page)).toHaveCSS('box-shadow', /^rgb\(123, 116, 157\) .* inset$/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(spinButton(page)).toHaveCSS('box-shadow', 'none');
});

test('axe finds nothing in a scene; a dark one makes the whole window dark, menus included', async ({
  page,
}) => {
  await openPage(page);
  await openLook(page);
  for (const name of ['Party', 'Paper']) {
    await scene(page, name).click();
    await expect(scene(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expectNoViolationInAnyScheme(page, `the scene ${name}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  for (const name of ['Classroom', 'Black stage']) {
    await scene(page, name).click();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expectNoViolation(page, `the scene ${name}`);
  }
  await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toHaveCSS('color-scheme', 'dark');
  await page.keyboard.press('Escape');
  await scene(page, 'No scene').click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
});
