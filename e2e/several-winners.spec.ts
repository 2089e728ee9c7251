import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { announced, hearAnnouncements } from './support/announced.ts';
import { expectNoViolation } from './support/axe.ts';
import { goLive, watch } from './support/live.ts';
import { expectFineInEveryLook, looks, wear } from './support/looks.ts';
import { keptWheel, manySlices, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import {
  chooseDrawMode,
  chooseFromWheelMenu,
  drawMode,
  drawOptions as panel,
  unfoldOfficialDraw,
} from './support/wheel-menu.ts';
import { boxOf, leapInTime, openPage, spinButton } from './support/wheel-page.ts';

const names = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'];
/** The dark stage, named after its content. */
const stage = (page: Page) => page.getByRole('dialog', { name: /^[\d,]+ winners?$|^(Winner|Reserve) \d/ });
const drawn = (page: Page) => stage(page).locator('li [data-name]');
const latest = (page: Page) => stage(page).getByRole('heading', { level: 2 });
const answer = (page: Page, name: string | RegExp) => stage(page).getByRole('button', { name });
const count = (page: Page, name: string) => panel(page).getByRole('textbox', { name });
const contentOf = async (file: Download) => readFile(await file.path(), 'utf8');

async function openDraw(page: Page, definition: object = { slices: slicesNamed(...names) }): Promise<void> {
  await storeWheel(page, { name: 'Raffle', ...definition });
  await openPage(page);
  await chooseDrawMode(page, 'Several');
}

test('winners and reserves are shown one by one by the keyboard, and no undo takes back what was drawn', async ({
  page,
}) => {
  await hearAnnouncements(page);
  await openDraw(page);
  await count(page, 'Reserves').fill('1');
  await count(page, 'Winners').fill('2');
  await page.keyboard.press('Control+Enter');
  const seen: string[] = [];
  const told: string[] = [];
  for (const [place, next] of [
    ['Winner 1 of 2', 'Next winner'],
    ['Winner 2 of 2', 'Next reserve'],
    ['Reserve 1 of 1', 'See them all'],
  ] as const) {
    await expect(stage(page).getByText(place, { exact: true })).toBeVisible();
    await expect(answer(page, next)).toBeFocused();
    seen.push((await latest(page).textContent()) ?? '');
    await expect
      .poll(async () => {
        told.push(...(await announced(page)));
        return told;
      })
      .toContain(`${place}: ${seen.at(-1)}`);
    await page.keyboard.press(seen.length === 2 ? 'Space' : 'Enter');
  }
  await expect(drawn(page)).toHaveText(seen);
  await expect.poll(() => announced(page)).toContain(`1. ${seen[0]}, 2. ${seen[1]}. Reserves: 1. ${seen[2]}`);
  const order = seen;
  expect(new Set(order).size).toBe(3);

  await page.keyboard.press('Escape');
  await expect(stage(page)).toBeHidden();
  await expect(spinButton(page)).toBeFocused();
  await expect(page.getByText(`Last: ${order[1]} · ${order[0]}`)).toBeVisible();
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(page.getByText('2 wins', { exact: true })).toBeVisible();
  expect((await keptWheel(page))['wheel-definition'].totalWheelSpins).toBe(2);
  // The numbers and the choice of the mode are undone, not the drawn winners.
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
  await expect(drawMode(page, 'One')).toBeChecked();
  await page.reload();
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(page.getByText('2 wins', { exact: true })).toBeVisible();
});

test('all together, copied and exported in their order', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDraw(page, { slices: slicesNamed('Anna', '=1+1', 'Cleo') });
  await panel(page).getByRole('switch', { name: 'Show them one by one' }).uncheck();
  await count(page, 'Winners').fill('2');
  await count(page, 'Reserves').fill('1');
  await spinButton(page).click();
  await expect(drawn(page)).toHaveCount(3);
  const [first, second, third] = await drawn(page).allTextContents();

  await answer(page, 'Save').click();
  await answer(page, 'Copy').click();
  await expect(answer(page, 'Copied')).toBeVisible();
  const text = `1. ${first}\n2. ${second}\n\nReserves\n1. ${third}\n`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  const [asText] = await Promise.all([page.waitForEvent('download'), answer(page, 'Save as text').click()]);
  expect(asText.suggestedFilename()).toBe('Raffle winners.txt');
  expect(await contentOf(asText)).toBe(text);
  const [asTable] = await Promise.all([page.waitForEvent('download'), answer(page, 'Save as CSV').click()]);
  const safe = (name: string | undefined) => (name === '=1+1' ? "'=1+1" : name);
  expect((await contentOf(asTable)).replaceAll('"', '').split('\r\n')).toEqual([
    '\ufeffPlace,Drawn as,Choice',
    `1,Winner,${safe(first)}`,
    `2,Winner,${safe(second)}`,
    `1,Reserve,${safe(third)}`,
    '',
  ]);
});

test('leaving half-way shows the rest first', async ({ page }) => {
  await openDraw(page);
  await count(page, 'Winners').fill('4');
  await spinButton(page).click();
  await expect(stage(page).getByText('Winner 1 of 4', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawn(page)).toHaveCount(4);
  await expect(stage(page).getByText('4 winners', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stage(page)).toBeHidden();
  await expect.poll(async () => (await keptWheel(page))['wheel-definition'].history.length).toBe(4);
});

test('one choice can be drawn; an empty wheel says what to do', async ({ page }) => {
  await openDraw(page, { slices: slicesNamed('Only') });
  await panel(page).getByRole('button', { name: 'Draw all 1' }).click();
  await expect(count(page, 'Winners')).toHaveValue('1');
  await spinButton(page).click();
  await expect(latest(page)).toHaveText('Only');
  await page.keyboard.press('Escape');
  await expect(drawn(page)).toHaveText(['Only']);
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: 'Only on the wheel' }).click();
  await chooseDrawMode(page, 'Several');
  await expect(panel(page).getByText('There’s nothing to draw from')).toBeVisible();
});

test('a draw goes by turns: who has won and who is absent is not drawn', async ({ page }) => {
  const today = new Date().toLocaleDateString('sv-SE');
  const slices = slicesNamed(...names).map((slice) =>
    slice.text === 'Ben' ? { ...slice, absentOn: today } : slice,
  );
  await openDraw(page, { slices, turns: { mode: 'noRepeats', since: 0 }, draw: { mode: 'several' } });
  await expect(panel(page).getByText('5 choices can win. 1 other sits out')).toBeVisible();
  await count(page, 'Winners').fill('3');
  await spinButton(page).click();
  await answer(page, 'Show all (2 left)').click();
  await expect(drawn(page)).toHaveCount(3);
  const first = await drawn(page).allTextContents();
  // Three more aren't there: the panel opens and says so.
  await answer(page, 'Spin again').click();
  await expect(panel(page).getByText('2 choices can win. 4 others sit out')).toBeVisible();
  await expect(panel(page).getByText('You can draw up to 2')).toBeVisible();
  await count(page, 'Winners').fill('2');
  await spinButton(page).click();
  await answer(page, 'Show all (1 left)').click();
  await expect(drawn(page)).toHaveCount(2);
  const all = [...first, ...(await drawn(page).allTextContents())];
  expect(all.sort()).toEqual(['Anna', 'Cleo', 'Dora', 'Emil', 'Fay']);
});

test('an official draw of several has one receipt, which a stranger checks', async ({ page, another }) => {
  await openDraw(page);
  await count(page, 'Winners').fill('2');
  await count(page, 'Reserves').fill('2');
  await panel(page).getByRole('switch', { name: 'Show them one by one' }).uncheck();
  await unfoldOfficialDraw(page);
  await expect(panel(page).getByText(/^[0-9a-f]{64}$/)).toBeAttached();
  await panel(page).getByRole('button', { name: 'Draw now' }).click();
  await expect(drawn(page)).toHaveCount(4);
  const order = await drawn(page).allTextContents();
  await answer(page, 'Save').click();
  const address = await stage(page).getByRole('link', { name: 'Check this draw' }).getAttribute('href');
  await page.keyboard.press('Escape');
  await answer(page, 'Done').click();
  await page.getByRole('tab', { name: 'Results' }).click();
  await page.getByText('Who won, and when').click();
  await expect(page.getByRole('link', { name: 'Receipt' })).toHaveCount(2);

  const stranger = await another();
  await openPage(stranger, address ?? '');
  await expect(stranger.getByText('Everything adds up')).toBeVisible();
  const [winners, reserves] = [stranger.getByRole('list').first(), stranger.getByRole('list').nth(1)];
  await expect(winners.getByRole('listitem')).toHaveText(order.slice(0, 2));
  await expect(reserves.getByRole('listitem')).toHaveText(order.slice(2));
  await expect(stranger.getByText('Reserves', { exact: true })).toBeVisible();
  await expect(stranger.getByText('Drawn in this order, nobody twice.')).toBeVisible();
});

test('private texts of several winners are not in the receipt', async ({ page, another }) => {
  const slices = slicesNamed(...names).map((slice, place) => ({ ...slice, guid: `entry-${place}` }));
  await openDraw(page, { slices });
  await unfoldOfficialDraw(page);
  await panel(page).getByRole('switch', { name: 'Keep the texts private' }).check();
  await panel(page).getByRole('button', { name: 'Draw now' }).click();
  await answer(page, 'Show all (2 left)').click();
  await answer(page, 'Save').click();
  const address = await stage(page).getByRole('link', { name: 'Check this draw' }).getAttribute('href');
  expect(address).toContain('#salt=');
  const stranger = await another();
  await openPage(stranger, address?.replace(/#.*/, '') ?? '');
  await expect(stranger.getByText('Everything public adds up')).toBeVisible();
  await expect(stranger.getByRole('main')).not.toContainText(/Anna|Ben|Cleo|Dora|Emil|Fay|Raffle/);
});

test('closed while the server draws, the receipt is offered and nothing is counted', async ({ page }) => {
  await openDraw(page);
  await unfoldOfficialDraw(page);
  let answer = () => {};
  const isClosed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/spins/*', async (route) => {
    await isClosed;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/spins/*');
  await panel(page).getByRole('button', { name: 'Draw now' }).click();
  await expect(panel(page).getByRole('button', { name: 'Draw now' })).toBeDisabled();
  await asked;
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  answer();
  await expect(page.getByText('This draw finished after you left.')).toBeVisible();
  await page.getByRole('tab', { name: 'Results' }).click();
  await expect(page.getByText('No results yet')).toBeVisible();
});

test('more than a thousand are drawn here, but not officially', async ({ page }) => {
  await openDraw(page, { slices: manySlices(1300) });
  await count(page, 'Winners').fill('1200');
  await unfoldOfficialDraw(page);
  await expect(panel(page).getByText('An official draw has at most 1,000 places')).toBeVisible();
  await panel(page).getByRole('switch', { name: 'Show them one by one' }).uncheck();
  await spinButton(page).click();
  await expect(drawn(page)).toHaveCount(100);
  await answer(page, 'Show 200 more').click();
  await expect(drawn(page)).toHaveCount(300);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await keptWheel(page))['wheel-definition'].totalWheelSpins).toBe(1200);
});

test('in a live room only its host chooses how to draw', async ({ page, another }) => {
  const viewer = await watch(await another(), await goLive(page));
  await expect(page.getByRole('radiogroup', { name: 'How to draw' })).toBeVisible();
  await expect(viewer.getByRole('radiogroup', { name: 'How to draw' })).toHaveCount(0);
});

test('hiding the winners is one step; another draw has the same numbers', async ({ page }) => {
  await openDraw(page);
  await panel(page).getByRole('switch', { name: 'Show them one by one' }).uncheck();
  await spinButton(page).click();
  await expect(drawn(page)).toHaveCount(3);
  await expect(answer(page, 'Spin again')).toBeFocused();
  const places = stage(page).getByRole('listitem');
  const [gold, silver, bronze] = [
    await boxOf(places.nth(0)),
    await boxOf(places.nth(1)),
    await boxOf(places.nth(2)),
  ];
  expect([silver.x < gold.x, gold.x < bronze.x]).toEqual([true, true]);
  expect(silver.height / gold.height).toBeCloseTo(0.82, 1);
  expect(bronze.height / gold.height).toBeCloseTo(0.7, 1);
  expect([silver.bottom, bronze.bottom].map(Math.round)).toEqual([gold.bottom, gold.bottom].map(Math.round));
  await page.keyboard.press('Enter');
  await expect(drawn(page)).toHaveCount(3);
  const hidden = await drawn(page).allTextContents();
  await answer(page, 'Hide these choices').click();
  await expect(stage(page)).toBeHidden();
  const active = async () =>
    (await keptWheel(page))['wheel-definition'].slices
      .filter((slice) => slice.active)
      .map(({ text }) => text);
  await expect.poll(active).toEqual(names.filter((name) => !hidden.includes(name)));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(active).toEqual(names);
  expect((await keptWheel(page))['wheel-definition'].totalWheelSpins).toBe(6);
});

test.describe('while the wheel spins', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('nothing is drawn', async ({ page }) => {
    await storeWheel(page, { slices: slicesNamed(...names), duration: 60_000 });
    await openPage(page);
    await spinButton(page).click();
    await expect(drawMode(page, 'Several')).toBeDisabled();
  });

  test('the wheel turns, its winners rise, and a press shows them at once', async ({ page }) => {
    await page.clock.install();
    await openDraw(page, { slices: slicesNamed(...names), duration: 60_000 });
    await panel(page).getByRole('switch', { name: 'Show them one by one' }).uncheck();
    await spinButton(page).click();
    await expect(page.getByRole('button', { name: 'Spinning…' })).toBeVisible();
    await expect(drawn(page).first()).toBeHidden();
    await leapInTime(page, 60_000);
    // Nothing between them: on a busy machine the stage is there soon after, and Escape would close it.
    await page.locator('[class*="_risen_"]').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await expect(drawn(page)).toHaveCount(3);
    await expect(drawn(page).first()).toBeVisible();
  });

  test('a dialog that was opened meanwhile lies under the stage, with what was typed into it', async ({
    page,
  }) => {
    await page.clock.install();
    await openDraw(page, { slices: slicesNamed(...names), duration: 60_000 });
    await panel(page).getByRole('switch', { name: 'Show them one by one' }).uncheck();
    await spinButton(page).click();
    await expect(page.getByRole('button', { name: 'Spinning…' })).toBeVisible();
    await chooseFromWheelMenu(page, 'Describe a wheel…');
    const prompt = page.getByRole('dialog', { name: 'Describe a wheel' }).getByRole('textbox').first();
    await prompt.fill('ten dinners');
    await leapInTime(page, 60_000);
    await expect(drawn(page)).toHaveCount(3);
    await answer(page, 'Done').click();
    await expect(stage(page)).toBeHidden();
    await expect(prompt).toHaveValue('ten dinners');
    await expect(prompt).toBeFocused();
  });
});

test('nothing is cut and axe is content in every look, in German', async ({ page }) => {
  test.slow();
  await storeWheel(page, { slices: slicesNamed(...names, 'Donaudampfschifffahrt'.repeat(5)) });
  await openPage(page, '/de/');
  await chooseDrawMode(page, 'Mehrere');
  await count(page, 'Gewinner').fill('9');
  await expect(panel(page).getByText('Du kannst bis zu 7 ziehen')).toBeVisible();
  await expectFineInEveryLook(page, 'the wish');
  await panel(page).getByRole('button', { name: 'Alle 7 ziehen' }).click();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'Alle zeigen (noch 6)' }).waitFor();
  await expectFineInEveryLook(page, 'the first winner');
  await page.getByRole('button', { name: 'Alle zeigen (noch 6)' }).click();
  const all = page.getByRole('dialog', { name: '7 Gewinner' });
  await expect(all.getByRole('listitem')).toHaveCount(7);
  for (const look of looks) {
    await wear(page, look);
    await expectNoViolation(page, 'all winners');
    const wide = await all.evaluate((each) => each.scrollWidth - each.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expect(all.getByRole('button', { name: 'Fertig' })).toBeInViewport();
  }
});
