import type { Page, WebSocketRoute } from '@playwright/test';
import {
  expectSameAngle,
  goLive,
  liveButton,
  liveDialog,
  roomStatus,
  watch,
  winnerOf,
} from './support/live.ts';
import { keptWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { addChoice } from './support/wheel-menu.ts';
import { spinButton, winnerDialog } from './support/wheel-page.ts';
import { wheelPicture } from './support/wheel-picture.ts';

// Without a connection the browser complains about every call; the page says it in its own words.
test.use({ expectedComplaints: /Failed to load resource|WebSocket/ });

/** A connection to the room that can be cut: nothing passes until it is restored. */
async function breakableConnection(page: Page) {
  const sockets: WebSocketRoute[] = [];
  const addresses: string[] = [];
  let isCut = false;
  await page.routeWebSocket(/\/socket\?/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
    addresses.push(socket.url());
  });
  await page.route(/\/api\/live\//, (route) => (isCut ? route.abort() : route.fallback()));
  return {
    addresses,
    cut: async () => {
      isCut = true;
      for (const socket of sockets.splice(0)) await socket.close();
    },
    mend: () => {
      isCut = false;
    },
  };
}

test('a viewer whose connection was lost misses nothing', async ({ page: host, another }) => {
  test.slow();
  const viewer = await another();
  const connection = await breakableConnection(viewer);
  await watch(viewer, await goLive(host));
  await connection.cut();
  await expect(roomStatus(viewer)).toHaveText('Connection lost. Trying again…');
  await addChoice(host, 'Dumplings');
  await spinButton(host).click();
  await expect(winnerDialog(host)).toBeVisible();
  const winner = await winnerOf(host);
  await host.keyboard.press('Escape');
  connection.mend();
  await expect(wheelPicture(viewer)).toHaveAccessibleName(/Dumplings/);
  await expect(viewer.getByText(`Last: ${winner}`)).toBeVisible();
  await expect(winnerDialog(viewer)).toBeHidden();
  await expectSameAngle(host, viewer);
  expect(connection.addresses.at(-1)).toMatch(/since=\d+/);
});

test('what a host changes without a connection reaches the room afterwards', async ({
  page: host,
  another,
}) => {
  test.slow();
  const connection = await breakableConnection(host);
  const viewer = await watch(await another(), await goLive(host));
  await connection.cut();
  await expect(roomStatus(viewer)).toHaveText('The host has stepped away.');
  await addChoice(host, 'Dumplings');
  await liveButton(host).click();
  await expect(liveDialog(host)).toContainText('Connection lost. Trying again…');
  await expect(liveDialog(host).getByRole('button', { name: 'End the room' })).toBeDisabled();
  await host.keyboard.press('Escape');
  await expect(spinButton(host)).toBeDisabled();
  connection.mend();
  await expect(wheelPicture(viewer)).toHaveAccessibleName(/Dumplings/);
  await expect(roomStatus(viewer)).toHaveText('Waiting for the host to spin');
  await expect(spinButton(host)).toBeEnabled();
});

test('a host who reloads stays the host, with the wheel as it was changed', async ({
  page: host,
  another,
}) => {
  const viewer = await watch(await another(), await goLive(host));
  await addChoice(host, 'Dumplings');
  await host.reload();
  await expect(liveButton(host)).toHaveAccessibleName('Live: 2 in the room');
  await expect(roomStatus(viewer)).toHaveText('Waiting for the host to spin');
  await expect(wheelPicture(viewer)).toHaveAccessibleName(/Dumplings/);
  await spinButton(host).click();
  for (const page of [host, viewer]) await expect(winnerDialog(page)).toBeVisible();
  await host.reload();
  await expect(winnerDialog(host)).toBeVisible();
  await host.keyboard.press('Escape');
  await expect(winnerDialog(viewer)).toBeHidden();
  expect((await keptWheel(host))['wheel-definition'].totalWheelSpins).toBe(1);
});

test('a viewer who comes back while the popup is open sees it', async ({ page: host, another }) => {
  const viewer = await watch(await another(), await goLive(host));
  await spinButton(host).click();
  await expect(winnerDialog(viewer)).toBeVisible();
  const winner = await winnerOf(viewer);
  await viewer.reload();
  await expect(winnerDialog(viewer).getByRole('heading')).toHaveText(winner ?? '');
  await expectSameAngle(host, viewer);
});

test('viewers see that the host has gone', async ({ page: host, another }) => {
  const link = await goLive(host);
  const viewer = await watch(await another(), link);
  await host.goto('/en/feedback/');
  await expect(roomStatus(viewer)).toHaveText('The host has stepped away.');
  await host.goBack();
  await expect(roomStatus(viewer)).toHaveText('Waiting for the host to spin');
  await liveButton(host).click();
  await expect(liveDialog(host)).toContainText('You’re live.');
});
