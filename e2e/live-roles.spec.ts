import type { Page } from '@playwright/test';
import { callAsUser, cloudWheel, isSaved, messages, save, signInHere } from './support/cloud.ts';
import { goLive, liveButton, liveDialog, watch } from './support/live.ts';
import { signIn } from './support/mail-sign-in.ts';
import { keptWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { addChoice, wheelName } from './support/wheel-menu.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';
import { wheelPicture } from './support/wheel-picture.ts';

async function callMyself(viewer: Page, name: string): Promise<void> {
  await viewer.getByRole('textbox', { name: 'Your name' }).fill(name);
  await viewer.getByRole('textbox', { name: 'Your name' }).press('Enter');
}

/** Where only the host spins there is no button, but a line that names the host. */
const expectToWatch = (viewer: Page) => expect(spinButton(viewer)).toHaveCount(0);

/** The host acts on a viewer, and confirms it. */
async function actOn(host: Page, name: string, action: string, confirm: string): Promise<void> {
  await liveButton(host).click();
  await liveDialog(host)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await host.getByRole('menuitem', { name: action }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
}

test('viewers spin only while the host lets them', async ({ page: host, another }) => {
  const viewer = await watch(await another(), await goLive(host));
  await expectToWatch(viewer);
  await expect(viewer.getByText('Waiting for Ada to spin')).toBeVisible();
  await liveButton(host).click();
  await liveDialog(host).getByRole('switch', { name: 'Viewers may spin' }).check();
  await host.keyboard.press('Escape');
  await expect(viewer.getByText('Anyone here can spin. Go ahead.')).toBeVisible();
  await spinButton(viewer).click();
  for (const page of [host, viewer]) await expect(winnerDialog(page)).toBeVisible();
  await host.keyboard.press('Escape');
  await expect(winnerDialog(viewer)).toBeHidden();

  await liveButton(host).click();
  await liveDialog(host).getByRole('switch', { name: 'Viewers may spin' }).uncheck();
  await expectToWatch(viewer);
});

test('names are seen by all, and who won for whom is in the results', async ({ page: host, another }) => {
  const viewer = await watch(await another(), await goLive(host));
  await expect(viewer.getByText('Ada runs this wheel')).toBeVisible();
  await callMyself(viewer, 'Bo');
  await liveButton(host).click();
  await expect(liveDialog(host).getByRole('listitem').filter({ hasText: 'Bo' })).toBeVisible();
  await expect(liveDialog(host).getByRole('listitem').filter({ hasText: 'Ada' })).toContainText('host');
  await liveDialog(host).getByRole('switch', { name: 'Viewers may spin' }).check();
  await host.keyboard.press('Escape');
  await spinButton(viewer).click();
  await expect(winnerDialog(host)).toBeVisible();
  await host.keyboard.press('Escape');
  await host.getByRole('tab', { name: 'Results' }).click();
  await expect(host.getByRole('list').getByText('Bo')).toBeVisible();
  await host.getByText('Who won, and when').click();
  await expect(host.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
    'href',
    /^\/en\/verify\/[\w-]{36}$/,
  );
  const [entry] = (await keptWheel(host))['wheel-definition'].history;
  expect(entry).toMatchObject({ won: 1, by: 'Bo' });

  await viewer.reload();
  await expect(viewer.getByRole('textbox', { name: 'Your name' })).toHaveValue('Bo');
  await expect(viewer.getByText('2 in the room')).toBeVisible();
});

test('the host hands the room over: from then on the other spins and changes the wheel', async ({
  page: host,
  another,
}) => {
  const viewer = await watch(await another(), await goLive(host));
  await callMyself(viewer, 'Bo');
  await actOn(host, 'Bo', 'Make host', 'Hand over');
  await expect(messages(viewer)).toContainText('You’re the host now');
  await expect(host.getByRole('heading', { name: 'You’re watching live' })).toBeVisible();
  await expect(host.getByText('Bo runs this wheel')).toBeVisible();

  await addChoice(viewer, 'Dumplings');
  await expect(wheelPicture(host)).toHaveAccessibleName(/Dumplings/);
  await spinButton(viewer).click();
  for (const page of [host, viewer]) await expect(winnerDialog(page)).toBeVisible();
  await viewer.keyboard.press('Escape');
  await expect(winnerDialog(host)).toBeHidden();

  await viewer.reload();
  await expect(wheelPicture(viewer)).toHaveAccessibleName(/Dumplings/);
  await expect(spinButton(viewer)).toBeEnabled();
  await host.getByRole('button', { name: 'Leave' }).click();
  await expect(wheelPicture(host)).toHaveAccessibleName(/^Wheel with 4 choices: (?!.*Dumplings)/);
});

test('a viewer keeps the wheel as a copy of their own, also by signing in first', async ({
  page: host,
  another,
  server,
}) => {
  const viewer = await watch(await another(), await goLive(host));
  await viewer.getByRole('button', { name: 'Save as my own' }).last().click();
  await signInHere(viewer, server);
  await expect(viewer).toHaveURL(/\/en\?wheel=[\w-]{36}$/);
  await expect(wheelName(viewer)).toHaveText('Lunch');
  await isSaved(viewer);
  await addChoice(viewer, 'Only mine');
  await expect(spinButton(viewer)).toBeEnabled();
  await expect(liveButton(host)).toHaveAccessibleName('Live: 1 in the room');
  await expect(wheelPicture(host)).toHaveAccessibleName(/^Wheel with 4 choices/);
});

test.describe('somebody removed', () => {
  test.use({ expectedComplaints: /Failed to load resource/ });

  test('is told so and does not come back', async ({ page: host, another }) => {
    const viewer = await watch(await another(), await goLive(host));
    await callMyself(viewer, 'Bo');
    await actOn(host, 'Bo', 'Remove', 'Remove');
    await expect(viewer.getByText('The host removed you from the room.').first()).toBeVisible();
    await expectToWatch(viewer);
    await expect(liveButton(host)).toHaveAccessibleName('Live: 1 in the room');
    await viewer.getByRole('button', { name: 'Back to my wheel' }).click();
    await expect(wheelName(viewer)).toHaveText('What’s for lunch?');
  });

  test('of a room that has ended, everyone is told, and the link leads to the own wheel', async ({
    page: host,
    another,
  }) => {
    const link = await goLive(host);
    const viewer = await watch(await another(), link);
    const room = viewer.url();
    await liveButton(host).click();
    await liveDialog(host).getByRole('button', { name: 'End the room' }).click();
    await host.getByRole('alertdialog').getByRole('button', { name: 'End the room' }).click();
    await expect(messages(host)).toContainText('The room has ended.');
    await expect(liveButton(host)).toHaveAccessibleName('Live: let others watch');
    await expect(viewer.getByText('The room has ended.').first()).toBeVisible();
    await expect(wheelPicture(viewer)).toHaveAccessibleName(/^Wheel with 4 choices/);
    await spinButton(host).click();
    await expect(winnerDialog(host)).toBeVisible();
    await expect(winnerDialog(viewer)).toBeHidden();

    const late = await another();
    await openPage(late, link);
    await expect(late.getByText('No room has this code.')).toBeVisible();
    await openPage(late, room);
    await expect(messages(late)).toContainText('This room doesn’t exist any more.');
    await expect(wheelName(late)).toHaveText('What’s for lunch?');
    await expect(spinButton(late)).toBeEnabled();
    expect(new URL(late.url()).search).toBe('');
  });

  test('of a room that has ended, the owner still gets the wheel of the address', async ({
    page,
    server,
  }) => {
    await signIn(page, server);
    const { id } = await cloudWheel(page, 'Supper');
    await openPage(page, `/en?wheel=${id}&livelink=00000000-0000-4000-8000-000000000001`);
    await expect(messages(page)).toContainText('This room doesn’t exist any more.');
    await expect(wheelName(page)).toHaveText('Supper');
    await expect(page).toHaveURL(`${server.url}/en?wheel=${id}`);

    // It is a wheel like any other: changes made now are saved.
    await addChoice(page, 'Soup');
    await save(page);
    const { body } = await callAsUser(page, 'GET', `/api/wheel/${id}`);
    expect(body.wheel['wheel-definition'].slices).toHaveLength(3);

    // The name of an account is often the beginning of an address: it isn't shown to a room unasked.
    await liveButton(page).click();
    await expect(liveDialog(page).getByRole('textbox', { name: 'Your name' })).toHaveValue('');
  });
});
