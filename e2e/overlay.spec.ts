import type { Page } from '@playwright/test';
import { chromiumWith } from './engines/chromium.ts';
import { expectNoViolation } from './support/axe.ts';
import { heard, listen, ticks } from './support/heard.ts';
import { goLive, liveButton, liveDialog, lunch, roomCode, roomLink } from './support/live.ts';
import { storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { boxOf, spinButton, winnerDialog } from './support/wheel-page.ts';

test.use({ expectedComplaints: /Failed to load resource|AudioContext was not allowed/ });

const winner = (overlay: Page) => overlay.getByRole('region', { name: 'The winner', exact: true });
const wheel = (overlay: Page) => overlay.getByRole('img', { name: 'Lunch' });

/** As in the browser of an older OBS: without what came after Chromium 103. */
const asInOlderObs = (page: Page) =>
  page.addInitScript(() => {
    const newer: [object, string[]][] = [
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Array, ['fromAsync']],
      [Promise, ['withResolvers', 'try']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [
        Set.prototype,
        ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
      [URL, ['canParse']],
      [AbortSignal, ['any']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
    ];
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  });

/** The colours behind the overlay; transparent where the stream shows through. */
const grounds = (overlay: Page) =>
  overlay.evaluate(() =>
    [document.documentElement, document.body].map((each) => getComputedStyle(each).backgroundColor),
  );

test('a room as a picture: transparent, without a control, in step, and never with an old spin', async ({
  page: host,
  another,
}) => {
  const code = roomCode(await goLive(host));
  const overlay = await another();
  await asInOlderObs(overlay);
  await listen(overlay);
  const errors: string[] = [];
  overlay.on('pageerror', (error) => errors.push(String(error)));
  await overlay.setViewportSize({ width: 400, height: 400 });
  await overlay.goto(`/en/overlay/${code}`);
  await expect(wheel(overlay)).toBeVisible();
  expect(await grounds(overlay)).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  await expect(overlay.locator('button, a, input, select, [tabindex]')).toHaveCount(0);
  expect(await overlay.evaluate(() => getComputedStyle(document.body).cursor)).toBe('none');
  for (const size of [
    { width: 3840, height: 2160 },
    { width: 400, height: 400 },
  ]) {
    await overlay.setViewportSize(size);
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(wheel(overlay));
        return height > size.height * 0.8 && y + height <= size.height;
      })
      .toBe(true);
    expect(
      await overlay.evaluate(
        () => document.documentElement.scrollHeight <= document.documentElement.clientHeight,
      ),
    ).toBe(true);
  }

  await spinButton(host).click();
  await expect(winner(overlay)).toBeVisible();
  const name = await winnerDialog(host).getByRole('heading').textContent();
  await expect(winner(overlay)).toContainText(name ?? '');

  // The streaming program loads the page again while the host's popup is still open.
  await overlay.reload();
  await expect(winner(overlay)).toContainText(name ?? '');
  await expect(overlay.locator('main canvas')).toHaveCount(1);
  expect(await heard(overlay), 'an old win is not heard again').toEqual([]);
  await winnerDialog(host).getByRole('button', { name: 'Done' }).click();
  await expect(winner(overlay)).toBeHidden();

  await overlay.goto(`/en/overlay/${code}?show=winner,last,legend,seal&ground=dark`);
  await expect(overlay.getByRole('heading', { name: 'Draw #2 is sealed' })).toBeVisible();
  await expect(overlay.getByText('25%')).toHaveCount(4);
  expect((await grounds(overlay))[0]).toBe('rgb(13, 10, 31)');
  await spinButton(host).click();
  await expect(overlay.getByRole('heading', { name: 'Last winners' })).toBeVisible();
  await expectNoViolation(overlay, 'the overlay');
  await winnerDialog(host).getByRole('button', { name: 'Done' }).click();

  await overlay.goto(`/en/overlay/${code}?show=winner,last&leaves=1`);
  const picture = overlay.getByRole('main');
  const last = overlay.getByRole('heading', { name: 'Last winners', includeHidden: true });
  await expect(last).toHaveCount(1);
  await expect(picture).toBeHidden();
  await spinButton(host).click();
  await expect(winner(overlay)).toBeVisible();
  await expect(picture).toBeHidden();
  // Over for the stream, and still open at the host: it doesn't come back.
  await overlay.reload();
  await expect(last).toHaveCount(1);
  await expect(picture).toBeHidden();
  expect(errors).toEqual([]);
});

test('the host makes its address, and sees it over a game; people who join are on it', async ({
  page: host,
  another,
}) => {
  await goLive(host);
  await liveButton(host).click();
  await liveDialog(host)
    .getByRole('switch', { name: /People may join/ })
    .click();
  await liveDialog(host).getByRole('textbox', { name: 'Add somebody' }).fill('Ann');
  await liveDialog(host).getByRole('textbox', { name: 'Add somebody' }).press('Enter');
  await expect(liveDialog(host).getByText('1 on the wheel')).toBeVisible();
  const code = roomCode(await roomLink(host).inputValue());
  await liveDialog(host).getByRole('button', { name: 'Show on a stream…' }).click();
  const builder = host.getByRole('dialog', { name: 'Show on a stream' });
  const address = builder.getByRole('textbox', { name: 'Address of the overlay' });
  await expect(address).toHaveValue(new RegExp(`^http.*/en/overlay/${code}$`));
  const preview = builder.frameLocator('iframe');
  await expect(preview.getByRole('img', { name: 'Lunch' })).toBeVisible();
  await builder.getByRole('switch', { name: 'The wheel', exact: true }).click();
  await builder.getByRole('switch', { name: 'How to join, and who just did' }).click();
  await builder.getByRole('combobox', { name: 'When it leaves' }).selectOption('8');
  await builder.getByRole('switch', { name: /Play the sounds/ }).click();
  await expect(address).toHaveValue(/\?show=winner,joins&leaves=8&sound=off$/);
  await expect(preview.getByText('1 person on the wheel')).toBeVisible();
  await expect(preview.getByText('Ann')).toBeVisible();
  await expectNoViolation(host, 'the builder');

  const german = await another();
  await german.goto((await address.inputValue()).replace('/en/', '/de/').replace('&leaves=8', ''));
  await expect(german.getByRole('heading', { name: 'Komm aufs Rad!' })).toBeVisible();
  await expect(german.getByText(`${code.slice(0, 3)} ${code.slice(3)}`)).toBeVisible();
  await host.reload();
  await expect(liveButton(host), 'the preview has not taken the host out of the room').toHaveAccessibleName(
    /in the room/,
  );
});

test('of two overlays with sound in one streaming program one is heard, and then the other', async ({
  page: host,
  server,
}) => {
  const audio = { enabled: true, masterVolume: 50 };
  await storeWheel(host, { slices: lunch, duration: 900, name: 'Lunch' }, { audio });
  const code = roomCode(await goLive(host));
  const streaming = await chromiumWith('--autoplay-policy=no-user-gesture-required');
  const context = await streaming.newContext({ baseURL: server.url });
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const overlay of [first, second]) {
    await listen(overlay);
    await overlay.goto(`/en/overlay/${code}`);
    await expect(wheel(overlay)).toBeVisible();
  }
  await spinButton(host).click();
  for (const overlay of [first, second]) await expect(winner(overlay)).toBeVisible();
  const before = await Promise.all([ticks(first), ticks(second)]);
  expect(before.filter((count) => count > 0)).toHaveLength(1);
  const [heardOne, other] = (before[0] ?? 0) > 0 ? [first, second] : [second, first];
  await heardOne.close();
  await winnerDialog(host).getByRole('button', { name: 'Done' }).click();
  await expect(winner(other)).toBeHidden();
  await spinButton(host).click();
  await expect(winner(other)).toBeVisible();
  expect(await ticks(other)).toBeGreaterThan(0);
  await streaming.close();
});

test('a room that ends leaves nothing in the picture', async ({ page: host, another }) => {
  const code = roomCode(await goLive(host));
  const overlay = await another();
  await overlay.goto(`/en/overlay/${code}`);
  await expect(wheel(overlay)).toBeVisible();
  await liveButton(host).click();
  await liveDialog(host).getByRole('button', { name: 'End the room' }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'End the room' }).click();
  await expect(wheel(overlay)).toBeHidden();
  await expect(overlay.getByRole('main')).toBeEmpty();
  await overlay.reload();
  await expect(overlay.getByText(`There’s no open room with the code ${code}.`)).toBeVisible();
});

test('an overlay of a room that is over says so before the stream begins', async ({ page }) => {
  await page.goto('/en/overlay/AAA222');
  await expect(page.getByText('There’s no open room with the code AAA222.')).toBeVisible();
});
