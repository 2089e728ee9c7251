import { fetchedTracks, heard, listen, loudness, ticks, wakeAudio } from './support/heard.ts';
import { keptWheel, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

const event = (genreGuid: string, trackGuid: string) => ({
  enabled: true,
  genreGuid,
  trackGuid,
  volume: 100,
});
const events = {
  spin: event('dance-techno', 'warehouse'),
  win: event('audio-effects', 'fanfare'),
  remove: event('audio-effects', 'swish'),
};
const audio = { enabled: true, masterVolume: 80, events };
const slices = slicesNamed('a', 'b', 'c', 'd');
const toggle = (page: import('@playwright/test').Page) =>
  page.getByRole('button', { name: 'Sound', exact: true }).filter({ visible: true });
const volume = (page: import('@playwright/test').Page) =>
  page.getByRole('slider', { name: 'Volume', exact: true });

test.beforeEach(({ page }) => listen(page));

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a spin has music that loops and fades, the winner a fanfare, a removal its swish', async ({
    page,
  }) => {
    const tracks = fetchedTracks(page);
    await storeWheel(page, { slices, duration: 2500 }, { audio });
    await openPage(page);
    await expect
      .poll(() => tracks.toSorted())
      .toEqual(['audio-effects/fanfare', 'audio-effects/swish', 'dance-techno/warehouse']);

    await wakeAudio(page);
    await spinButton(page).click();
    await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
    await expect.poll(() => loudness(page)).toBeGreaterThan(0.02);
    const [music] = await heard(page);
    expect(music).toMatchObject({ loop: true });
    expect(music?.peak).toBeGreaterThan(0.1);
    expect((music?.loopEnd ?? 0) - (music?.loopStart ?? 0)).toBeGreaterThan(9);
    await expect.poll(() => ticks(page)).toBeGreaterThan(0);

    await expect(winnerDialog(page)).toBeVisible();
    await expect.poll(async () => (await heard(page)).length).toBe(2);
    const [faded, fanfare] = await heard(page);
    expect(faded?.endsAfter).toBeCloseTo(0.5, 1);
    expect(fanfare).toMatchObject({ loop: false });
    expect(fanfare?.endsAfter).toBeUndefined();

    await winnerDialog(page).getByRole('button', { name: 'Hide this choice' }).click();
    await expect.poll(async () => (await heard(page)).length).toBe(3);
    const [, ended, swish] = await heard(page);
    expect(ended?.endsAfter).toBeCloseTo(0.3, 1);
    expect(swish?.duration).toBeLessThan(1);
    await expect.poll(() => loudness(page)).toBe(0);
    expect(tracks).toHaveLength(3);
  });

  test('muted, a spin makes no sound at all and fetches none', async ({ page }) => {
    const tracks = fetchedTracks(page);
    await storeWheel(page, { slices, duration: 800 }, { audio });
    await openPage(page);
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    tracks.length = 0;
    await spinButton(page).click();
    await expect(winnerDialog(page)).toBeVisible();
    expect(await heard(page)).toEqual([]);
    expect(await ticks(page)).toBe(0);
    expect((await keptWheel(page)).audio).toMatchObject({ enabled: false, masterVolume: 80 });
  });

  test('switched off while it plays, music and ticks end', async ({ page }) => {
    await storeWheel(page, { slices, duration: 60_000 }, { audio });
    await openPage(page);
    await wakeAudio(page);
    await spinButton(page).click();
    await expect.poll(() => loudness(page)).toBeGreaterThan(0.02);
    await toggle(page).click();
    await expect.poll(async () => (await heard(page))[0]?.hasEnded).toBe(true);
    // The last sound may still be fading for a moment; then nothing follows.
    await expect.poll(() => loudness(page)).toBe(0);
    for (let look = 0; look < 20; look += 1) expect(await loudness(page)).toBe(0);
    await expect(winnerDialog(page)).toBeHidden();
  });
});

test('the winner’s own sounds come before the wheel’s', async ({ page }) => {
  const tracks = fetchedTracks(page);
  const own = { events: { win: event('audio-effects', 'coin'), remove: event('audio-effects', 'boing') } };
  await storeWheel(page, { slices: [{ ...slices[0], audio: own }] }, { audio });
  await openPage(page);
  await wakeAudio(page);
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  await winnerDialog(page).getByRole('button', { name: 'Hide this choice' }).click();
  await expect.poll(async () => (await heard(page)).length).toBe(2);
  expect(tracks).toContain('audio-effects/coin');
  expect(tracks).toContain('audio-effects/boing');
});

test('a surprise is another track each time', async ({ page }) => {
  const tracks = fetchedTracks(page);
  const win = event('audio-effects', 'randomize-audio-effects');
  await storeWheel(page, { slices: slices.slice(0, 1) }, { audio: { ...audio, events: { win } } });
  await openPage(page);
  await wakeAudio(page);
  for (let spins = 1; spins <= 3; spins++) {
    await spinButton(page).click();
    await expect(winnerDialog(page)).toBeVisible();
    await expect.poll(async () => (await heard(page)).length).toBe(spins);
    await page.keyboard.press('Escape');
  }
  await expect.poll(() => tracks.length).toBeGreaterThanOrEqual(3);
  expect(tracks.filter((track, place) => track === tracks[place - 1])).toEqual([]);
});

test.describe('the switch in the header', () => {
  test('shows its level, and the volume while it is pointed at or has the focus', async ({ page }) => {
    await storeWheel(page, { slices }, { audio });
    await openPage(page);
    await expect(toggle(page)).toHaveAttribute('data-level', 'high');
    await toggle(page).hover();
    await expect(volume(page)).toHaveValue('80');
    await volume(page).fill('66');
    await expect(toggle(page)).toHaveAttribute('data-level', 'low');
    await volume(page).fill('0');
    await expect(toggle(page)).toHaveAttribute('data-level', 'muted');
    await volume(page).fill('40');
    await page.mouse.move(400, 400);
    await page.locator('body').click({ position: { x: 20, y: 500 } });
    await expect(volume(page)).toBeHidden();
    expect((await keptWheel(page)).audio).toMatchObject({ enabled: true, masterVolume: 40 });

    await toggle(page).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(volume(page)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(volume(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('is on the stage of a phone, where a tap opens the volume and another one mutes', async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      baseURL: server.url,
    });
    const page = await context.newPage();
    await storeWheel(page, { slices }, { audio });
    await openPage(page);
    await toggle(page).tap();
    await expect(volume(page)).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
    await toggle(page).tap();
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('tab', { name: 'Look' }).tap();
    await expect(volume(page)).toBeHidden();
    await context.close();
  });
});
