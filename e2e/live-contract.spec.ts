import { goLive, liveButton, liveDialog, watch } from './support/live.ts';
import { difference, listen, type SaidInRoom, type Side, typesOf } from './support/live-schema.ts';
import { expect, test } from './support/test.ts';
import { addChoice } from './support/wheel-menu.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

const typesIn = (said: SaidInRoom[], side: Side) => [
  ...new Set(said.filter((each) => each.side === side).map(({ message }) => message.type)),
];

test('everything said in a room is as the contract says, on both sides', async ({ page: host, another }) => {
  test.slow();
  const heard = listen(host);
  const link = await goLive(host);
  const viewer = await another();
  const removed = await another();
  const said = [heard, listen(viewer), listen(removed)];
  await watch(viewer, link);
  await watch(removed, link);
  await viewer.getByRole('textbox', { name: 'Your name' }).fill('Bo');
  await viewer.keyboard.press('Enter');
  await removed.getByRole('textbox', { name: 'Your name' }).fill('Cy');
  await removed.keyboard.press('Enter');
  await liveButton(host).click();
  await liveDialog(host).getByRole('switch', { name: 'People may join the wheel' }).click();
  await viewer.getByRole('textbox', { name: 'Your name on the wheel' }).fill('Bea');
  await viewer.getByRole('button', { name: 'Join the wheel' }).click();
  await expect(viewer.getByText('You’re on the wheel as Bea.')).toBeVisible();
  await expect(liveDialog(host).getByRole('region', { name: '1 on the wheel' })).toContainText('Bea');
  // The switch turns when the server has answered, which `uncheck` doesn't wait for.
  await liveDialog(host).getByRole('switch', { name: 'People may join the wheel' }).click();
  await expect(viewer.getByRole('link', { name: /^Sealed/ })).toBeVisible();
  await host.keyboard.press('Escape');
  await addChoice(host, 'Dumplings');
  await spinButton(host).click();
  await expect(winnerDialog(viewer)).toBeVisible();
  await host.keyboard.press('Escape');
  await expect(winnerDialog(viewer)).toBeHidden();
  // Several are drawn by the room, and shown and closed on every page.
  await host.getByRole('radiogroup', { name: 'How to draw' }).getByText('Several').click();
  await host.keyboard.press('Escape');
  await spinButton(host).click();
  for (const page of [host, viewer])
    await expect(page.getByRole('dialog', { name: '3 winners' }).getByRole('listitem')).toHaveCount(3);
  await host.keyboard.press('Escape');
  await expect(viewer.getByRole('dialog', { name: '3 winners' })).toBeHidden();

  await viewer.getByRole('button', { name: 'Was I in it?' }).click();
  await expect(viewer.getByText(/^You were on the list as Bea: 1 of 6/)).toBeVisible();
  const proof = await viewer.getByRole('link', { name: 'Check the proof' }).getAttribute('href');
  const stranger = await another();
  await openPage(stranger, proof ?? '');
  await expect(
    stranger.getByText(/^The proof in this link holds: Bea was on the list, with 1 of 6/),
  ).toBeVisible();

  await liveButton(host).click();
  const room = liveDialog(host);
  await room.getByRole('switch', { name: 'Viewers may spin' }).check();
  await room.getByRole('button', { name: 'Actions for Cy' }).click();
  await host.getByRole('menuitem', { name: 'Remove' }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(removed.getByText('The host removed you from the room.').first()).toBeVisible();
  await room.getByRole('button', { name: 'Actions for Bo' }).click();
  await host.getByRole('menuitem', { name: 'Make host' }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(host.getByRole('heading', { name: 'You’re watching live' })).toBeVisible();
  await liveButton(viewer).click();
  await liveDialog(viewer).getByRole('button', { name: 'End the room' }).click();
  await viewer.getByRole('alertdialog').getByRole('button', { name: 'End the room' }).click();
  await expect(host.getByText('The room has ended.').first()).toBeVisible();

  const everything = said.flat();
  expect(everything.map(difference).filter((fault) => fault !== null)).toEqual([]);
  // Here nobody writes in a chat or asks a winner to claim, and a spin is refused only while a change is on its way: the
  // server's own tests cover those messages.
  const isExpected = (type: string) => !['say', 'said', 'refused', 'claims'].includes(type);
  for (const side of ['fromPage', 'fromServer'] as const)
    expect(typesIn(everything, side).filter(isExpected).toSorted()).toEqual(
      typesOf(side).filter(isExpected).toSorted(),
    );
});
