import { expect, type Page } from '@playwright/test';
import { slicesNamed, storeWheel } from './stored-wheel.ts';
import { openPage, winnerDialog } from './wheel-page.ts';
import { shownRotation, wheelPicture } from './wheel-picture.ts';

export const liveButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Live|En direct)/ });
export const liveDialog = (page: Page) => page.getByRole('dialog', { name: 'Live' });
export const roomLink = (page: Page) => page.getByRole('textbox', { name: 'Link for everyone' });

/** The state of the room in a viewer's panel. */
export const roomStatus = (viewer: Page) =>
  viewer.getByRole('complementary', { name: 'Live' }).getByRole('status').first();

export const lunch = slicesNamed('Pizza', 'Sushi', 'Tacos', 'Ramen');

/** A host with a wheel of four choices goes live. Returns the link for everyone. */
export async function goLive(
  host: Page,
  { name = 'Ada', duration = 400, slices = lunch } = {},
): Promise<string> {
  await storeWheel(host, { slices, duration, name: 'Lunch' });
  await openPage(host);
  await liveButton(host).click();
  await liveDialog(host).getByRole('textbox', { name: 'Your name' }).fill(name);
  await liveDialog(host).getByRole('button', { name: 'Go live' }).click();
  await expect(liveDialog(host).getByRole('status').first()).toHaveText('You’re live.');
  const link = await roomLink(host).inputValue();
  await host.keyboard.press('Escape');
  return link;
}

/** The code in the link of a room. */
export const roomCode = (link: string) => /\/live\/([A-Z2-9]{6})$/.exec(link)?.[1] ?? '';

/** The host lets people join an empty wheel; returns the code. */
export async function letPeopleJoin(host: Page): Promise<string> {
  await storeWheel(host, { slices: [], name: 'Raffle' });
  await openPage(host);
  await liveButton(host).click();
  await liveDialog(host).getByRole('button', { name: 'Let people join' }).click();
  const lobby = host.getByRole('dialog', { name: 'Join the wheel!' });
  const code = await lobby.getByText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/).textContent();
  return (code ?? '').replace(' ', '');
}

/** A viewer opens the link of a room. */
export async function watch(viewer: Page, link: string): Promise<Page> {
  await viewer.goto(link);
  await expect(viewer.getByRole('heading', { name: 'You’re watching live' })).toBeVisible();
  await expect(
    viewer.getByText(/^(Waiting for the host to spin|Anyone here can spin)/).first(),
  ).toBeVisible();
  return viewer;
}

export const winnerOf = (page: Page) => winnerDialog(page).getByRole('heading').textContent();

/** When the spin on the screen began, by this machine's clock, and all its angles. */
export const spinOnScreen = (page: Page) =>
  wheelPicture(page)
    .locator('canvas')
    .first()
    .evaluate((canvas) => {
      const [animation] = (canvas.parentElement as HTMLElement).getAnimations();
      const frames = animation?.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : [];
      return {
        startedAt: performance.timeOrigin + performance.now() - Number(animation?.currentTime),
        turns: frames.map((frame) => String(frame.transform)),
      };
    });

/** Every page shows its wheel at the same angle; engines round it differently. */
export async function expectSameAngle(...pages: Page[]): Promise<void> {
  const [first, ...others] = await Promise.all(pages.map(shownRotation));
  for (const other of others) expect(other).toBeCloseTo(first ?? 0, 5);
}
