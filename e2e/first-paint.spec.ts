import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { signInByApi } from './support/bearer.ts';
import { sharedBySomebody } from './support/cloud.ts';
import type { Server } from './support/server.ts';
import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { editSent } from './support/wheel-menu.ts';
import { choiceTexts, spinButton, winnerDialog } from './support/wheel-page.ts';

/** The page as it is before its program: every module script is held back. */
async function openWithoutProgram(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!early).*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('[data-boot]')).toBeVisible();
  // A browser paints nothing before its style sheets are there, and answers questions about boxes all the same.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('link')].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet),
  );
  return held.resolve;
}

/** The boxes of the page's parts, by the class names that the first picture and the page share. */
const boxesOf = (page: Page, more: string[] = []) =>
  page.evaluate((more) => {
    const parts = [
      ...more,
      'header',
      'header brand',
      'hero',
      'header title',
      'title label',
      'plate',
      'hub',
      'hanger',
      'controls button',
      'modes group',
      'shell>panel',
      'tab',
    ];
    const box = (part: string) => {
      const selector = part.replaceAll(/\w+/g, (name) => `[class*="_${name}_"]`);
      const found = document.querySelector(`#root ${selector}`);
      const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
      return [part, [x, y, width, height].map(Math.round)] as const;
    };
    return Object.fromEntries(parts.map(box));
  }, more);

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shown = window as unknown as { shift: number };
    shown.shift = 0;
    const add = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries())
        shown.shift += (entry as PerformanceEntry & { value: number }).value;
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });

const screens = {
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
  'a tablet': { width: 820, height: 1180 },
};

for (const [name, viewport] of Object.entries(screens)) {
  test(`on ${name} a bare wheel is there before the program, and stays where it is`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    const goOn = await openWithoutProgram(page, '/en/');
    await expect(page.locator('.boot-plate')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // A wide screen shows the box for a new choice with the list, a phone before it.
    const more = name === 'a phone' ? ['tabs form', 'form box'] : [];
    const before = await boxesOf(page, more);
    goOn();
    await expect(spinButton(page)).toBeEnabled();
    await expect(page.locator('[data-boot]')).toHaveCount(0);
    await expect.poll(() => boxesOf(page, more)).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
  });
}

test('the picture that came with the page has been on the screen before the program replaces it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main [role="img"] canvas')) return;
      observer.disconnect();
      const painted = performance.getEntriesByName('first-contentful-paint').length;
      Object.assign(window, { paintedBefore: painted });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/en/');
  await expect(spinButton(page)).toBeVisible();
  const painted = () => page.evaluate(() => (window as unknown as { paintedBefore: number }).paintedBefore);
  await expect.poll(painted).toBe(1);
});

test('a content wheel’s page shows that wheel’s slices and names', async ({ page }) => {
  const goOn = await openWithoutProgram(page, '/de/wheels/ja-oder-nein');
  await expect(page.locator('.boot-name')).toHaveText('Ja oder nein?');
  await expect(page.locator('.boot-picture path[fill]')).toHaveCount(2);
  await expect(page.locator('.boot-picture text')).toHaveText(['Ja', 'Nein']);
  await expect(page.getByText('Pizza')).toHaveCount(0);
  goOn();
  await expect(page.getByRole('heading', { level: 1, name: 'Ja oder nein?' })).toBeVisible();
});

test('a small screen sees long names as short as the program cuts them', async ({ page }) => {
  await page.setViewportSize(screens['a phone']);
  await openWithoutProgram(page, '/en/wheels/truth-or-dare');
  const words = page.locator('.boot-picture text:visible');
  const shown = async () => (await words.allTextContents()).join(' ');
  expect(await shown()).toContain('Truth: your mos…');
  expect(await shown()).not.toContain('embarrassing');
  await page.setViewportSize(screens['a wide screen']);
  await expect.poll(shown).toContain('embarrassing moment');
});

test('a shared wheel’s page shows its slices and names, and asks for nothing more', async ({
  page,
  server,
}) => {
  const names = ['يوسف!', 'Tea!', 'Tacos'];
  const shareId = await sharedBySomebody(page, server, 'Theirs', names);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const goOn = await openWithoutProgram(page, `/share/${shareId}`);
  await expect(page.locator('.boot-name')).toHaveText('Theirs');
  await expect(page.locator('.boot-picture path[fill]')).toHaveCount(3);
  await expect(page.locator('.boot-picture text')).toHaveText(names);
  // The mark at its end is at the end of its name, in both directions of writing.
  const places = await page
    .locator('.boot-picture text')
    .evaluateAll((each: SVGTextElement[]) =>
      each.map(
        (text) => text.getEndPositionOfChar(text.getNumberOfChars() - 1).x - text.getStartPositionOfChar(0).x,
      ),
    );
  expect(places.map(Math.sign)).toEqual([-1, 1, 1]);
  goOn();
  await expect(page.getByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible();
  await editSent(page);
  await expect.poll(() => choiceTexts(page)).toEqual(names);
  expect(asked).not.toContain(`/api/share/${shareId}`);
});

/** The address of a shared wheel with this definition. */
async function shared(request: APIRequestContext, server: Server, definition: object): Promise<string> {
  const { bearer: headers } = await signInByApi(request, server);
  const id = randomUUID();
  const slices = slicesNamed('Pizza', 'Sushi', 'Tacos', 'Curry', 'Salad', 'Soup');
  const data = { id, 'wheel-definition': { id, name: 'Theirs', slices, ...definition } };
  expect((await request.post(`${server.url}/api/wheel`, { headers, data })).status()).toBe(200);
  const answer = await request.post(`${server.url}/api/wheel/${id}/share`, { headers });
  return `/share/${(await answer.json()).shareId}`;
}

const looks = {
  'a rim of its own': { outer: { width: 40, color: '#222266' } },
  'a large hub': { center: { width: 50, background: '#112233' } },
  'the pointer on the right': { marker: { position: 'right', width: 10, background: '#00aa00' } },
  'the pointer at the bottom': { marker: { position: 'bottom' } },
};

for (const [name, definition] of Object.entries(looks)) {
  test(`a shared wheel with ${name} stays where its first picture is`, async ({ page, request, server }) => {
    const goOn = await openWithoutProgram(page, await shared(request, server, definition));
    await page.evaluate(() => document.fonts.ready);
    const { plate, hub, hanger } = await boxesOf(page);
    goOn();
    await expect(spinButton(page)).toBeEnabled();
    await expect(page.locator('[data-boot]')).toHaveCount(0);
    expect(await boxesOf(page)).toMatchObject({ plate, hub, hanger });
  });
}

test('the names of a blind wheel are not in its page', async ({ page, request, server }) => {
  const path = await shared(request, server, { blindSpin: true });
  expect(await (await request.get(server.url + path)).text()).not.toContain('Sushi');
  await page.goto(path);
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
});

test('visitors with a wheel of their own do not see the sample first', async ({ page }) => {
  await storeWheel(page, { name: 'Mine', slices: slicesNamed('Anna', 'Ben') });
  const goOn = await openWithoutProgram(page, '/en/');
  await expect(page.locator('.boot-plate')).toBeVisible();
  await expect(page.locator('.boot-name')).toBeHidden();
  goOn();
  await expect(page.getByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
});

test('visitors who chose another language do not see English first', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferredLanguage', 'de'));
  const goOn = await openWithoutProgram(page, '/');
  await expect(page.locator('.boot-plate')).toBeVisible();
  await expect(page.locator('.boot-name')).toBeHidden();
  goOn();
  await expect(page.getByRole('button', { name: 'Drehen', exact: true }).last()).toBeEnabled();
});

test('a page without a wheel shows none first', async ({ page }) => {
  const goOn = await openWithoutProgram(page, '/login');
  await expect(page.locator('.boot-plate')).toHaveCount(0);
  goOn();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const pressings: Record<string, (page: Page) => Promise<void>> = {
  'the drawn Spin button': (page) => page.locator('.boot-spin').click(),
  'the drawn wheel': (page) => page.locator('.boot-plate').click(),
  Space: (page) => page.keyboard.press('Space'),
};

for (const [name, press] of Object.entries(pressings)) {
  test(`a press of ${name} is remembered: the wheel spins when the program is there`, async ({ page }) => {
    const goOn = await openWithoutProgram(page, '/en/');
    await press(page);
    goOn();
    await expect(winnerDialog(page)).toBeVisible();
  });
}
