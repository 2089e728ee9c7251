import { goLive, roomStatus, watch } from './support/live.ts';
import { expect, test } from './support/test.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

test('a host who goes is missed for a minute, then waited for; the room goes on when they are back', async ({
  page: host,
  another,
}) => {
  // The minute is a real one.
  test.setTimeout(150_000);
  const viewer = await watch(await another(), await goLive(host));
  await host.goto('/en/feedback/');
  await expect(roomStatus(viewer)).toHaveText('The host has gone for a moment.');
  await expect(roomStatus(viewer)).toHaveText('Waiting for the host…', { timeout: 90_000 });
  await openPage(host);
  await expect(roomStatus(viewer)).toHaveText('The host spins, you see it live.');
  await spinButton(host).click();
  for (const page of [host, viewer]) await expect(winnerDialog(page)).toBeVisible();
});
