import { goLive, liveButton, liveDialog, roomLink, watch } from './support/live.ts';
import { expectFineInEveryLook } from './support/looks.ts';
import { expect, test } from './support/test.ts';
import { wheelName } from './support/wheel-menu.ts';
import { openPage } from './support/wheel-page.ts';

test.use({ expectedComplaints: /Failed to load resource|could not be opened/ });

test('a code is typed as it was heard, in the dialog or on the page that can be said aloud', async ({
  page: host,
  another,
}) => {
  await goLive(host);
  await liveButton(host).click();
  const code =
    (await liveDialog(host)
      .getByText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/)
      .textContent()) ?? '';
  await expect(liveDialog(host).getByText(/Or type this code at [^/]*\/live(?!\/)/)).toBeVisible();
  await expect(liveDialog(host).getByRole('img', { name: /^QR code of/ })).toBeVisible();
  await expect(roomLink(host)).toHaveValue(/^http:\/\/[^/]*\/live\/[A-Z2-9]{6}$/);

  const viewer = await another();
  await openPage(viewer, '/en/live');
  await viewer.getByRole('textbox', { name: 'Code' }).fill('AAA 222');
  await viewer.getByRole('button', { name: 'Join' }).click();
  await expect(viewer.getByText('No room has this code.')).toBeVisible();
  await viewer.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase().replace(' ', '-'));
  await viewer.keyboard.press('Enter');
  await expect(viewer.getByRole('heading', { name: 'You’re watching live' })).toBeVisible();
  await expect(wheelName(viewer)).toHaveText('Lunch');

  const invited = await another();
  await invited.goto(await roomLink(host).inputValue());
  await expect(invited.getByRole('heading', { name: 'You’re watching live' })).toBeVisible();
  await expect(invited).toHaveURL(/\/en\?wheel=[\w-]{36}&livelink=[\w-]{36}$/);

  const mistyped = await another();
  await openPage(mistyped, '/de/live/AAA222');
  await expect(mistyped.getByText('Kein Raum hat diesen Code.')).toBeVisible();
  await expect(mistyped.getByRole('textbox', { name: 'Code' })).toHaveValue('AAA222');

  const german = await another();
  await openPage(german, '/de/');
  await german.getByRole('banner').getByRole('button', { name: /^Live/ }).click();
  await german.getByRole('textbox', { name: 'Code' }).fill(code);
  await german.getByRole('button', { name: 'Beitreten' }).click();
  await expect(german.getByRole('heading', { name: 'Du schaust live zu' })).toBeVisible();
  await expect(german).toHaveURL(/\/de\?wheel=/);
  await expect(liveButton(host)).toHaveAccessibleName('Live: 4 in the room');
});

test('without a server the room says so and nothing is lost', async ({ page }) => {
  await openPage(page);
  await liveButton(page).click();
  await page.route('**/api/live', (route) => route.abort());
  await liveDialog(page).getByRole('button', { name: 'Go live' }).click();
  await expect(liveDialog(page)).toContainText('No connection. Nothing is lost');
  await page.unroute('**/api/live');
  await liveDialog(page).getByRole('button', { name: 'Go live' }).click();
  await expect(liveDialog(page)).toContainText('You’re live.');
});

test('a list that opens later counts down for everyone, until the host opens it', async ({
  page: host,
  another,
}) => {
  await goLive(host);
  await liveButton(host).click();
  await liveDialog(host).getByRole('combobox', { name: 'Opens' }).selectOption('In 5 minutes');
  await expect(liveDialog(host).getByRole('timer')).toHaveText(/^You can join in [45]:\d\d$/);
  await liveDialog(host).getByRole('combobox', { name: 'Closes' }).selectOption('10 minutes after it opens');

  const viewer = await watch(await another(), await roomLink(host).inputValue());
  await viewer.setViewportSize({ width: 360, height: 740 });
  const name = viewer.getByRole('textbox', { name: 'Your name on the wheel' });
  await expect(viewer.getByRole('timer')).toHaveText(/^You can join in [45]:\d\d$/);
  await expect(name).toBeHidden();
  await expectFineInEveryLook(viewer, 'the phone of who came early');

  await liveDialog(host).getByRole('button', { name: 'Show the lobby' }).click();
  const lobby = host.getByRole('dialog', { name: 'Join the wheel!' });
  await expect(lobby.getByRole('timer')).toHaveText(/^You can join in [45]:\d\d$/);
  await expectFineInEveryLook(host, 'the lobby before the list opens');
  await lobby.getByRole('button', { name: 'Open the list now' }).click();
  await expect(viewer.getByRole('timer')).toHaveText(/^You can join for 1[45]:\d\d$/);
  await name.fill('Ann');
  await viewer.getByRole('button', { name: 'Join the wheel' }).click();
  await expect(lobby.getByRole('region', { name: '1 on the wheel' })).toContainText('Ann');
});

test('the same people come back another time, each on their own device, and weigh what the rules say', async ({
  page: host,
  another,
}) => {
  const openDoor = async () => {
    await liveDialog(host)
      .getByRole('switch', { name: /People may join/ })
      .click();
    await expect(liveDialog(host).getByText('0 on the wheel')).toBeVisible();
    return roomLink(host).inputValue();
  };
  await goLive(host);
  await liveButton(host).click();
  const viewer = await watch(await another(), await openDoor());
  await viewer.getByRole('textbox', { name: 'Your name on the wheel' }).fill('Ann');
  await viewer.getByRole('button', { name: 'Join the wheel' }).click();
  const double = await watch(await another(), await roomLink(host).inputValue());
  await double.getByRole('textbox', { name: 'Your name on the wheel' }).fill('Ann');
  await double.getByRole('button', { name: 'Join the wheel' }).click();
  await expect(double.getByText('You’re on the wheel as Ann (2).')).toBeVisible();

  await liveDialog(host).getByRole('button', { name: 'Actions for Ann (2)' }).click();
  await host.getByRole('menuitem', { name: 'Same person as…' }).click();
  await expect(host.getByRole('combobox', { name: 'Ann (2) is the same person as' })).toBeFocused();
  await liveDialog(host).getByRole('button', { name: 'Merge' }).click();
  await expect(liveDialog(host).getByText('1 on the wheel')).toBeVisible();
  await expect(double.getByText('You’re on the wheel as Ann.')).toBeVisible();

  await liveDialog(host).getByText('Weights by rule').click();
  await liveDialog(host).getByRole('textbox', { name: 'A name with a weight of its own' }).fill('ann');
  await liveDialog(host).getByRole('spinbutton', { name: 'Weight', exact: true }).fill('3');
  await liveDialog(host).getByRole('button', { name: 'Add', exact: true }).first().click();
  await expect(viewer.getByText('1 name has a weight of its own')).toBeVisible();
  await expect(liveDialog(host).getByText('weight 3')).toHaveCount(2);

  await liveDialog(host).getByRole('button', { name: 'End the room' }).click();
  await host.getByRole('alertdialog').getByRole('button', { name: 'End the room' }).click();
  await expect(viewer.getByText('The room has ended.')).toBeVisible();
  await liveButton(host).click();
  await liveDialog(host).getByRole('button', { name: 'Go live' }).click();
  await watch(viewer, await openDoor());
  await expect(viewer.getByRole('textbox', { name: 'Your name on the wheel' })).toBeVisible();
  await expect(viewer.getByText(/^You’re on the wheel/)).toBeHidden();
  await liveDialog(host).getByRole('button', { name: 'Bring them back' }).click();
  await expect(host.getByText('1 person is back on the wheel.')).toBeVisible();
  await expect(viewer.getByText('You’re on the wheel as Ann.')).toBeVisible();
});
