import type { Page } from '@playwright/test';
import { goLive, roomStatus, watch } from './support/live.ts';
import { expect, test } from './support/test.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

/**
 * The server says that a host is waited for a minute after they have gone, which its own tests tell. Here the page hears
 * it at once, and what the server says afterwards is counted on from there.
 */
async function hearsOfWaiting(viewer: Page): Promise<() => void> {
  let pass = (_text: string) => {};
  let host: Record<string, unknown> = {};
  let last = 0;
  let added = 0;
  await viewer.routeWebSocket(/\/socket\?/, (socket) => {
    const server = socket.connectToServer();
    pass = (text) => socket.send(text);
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type === 'host') host = message;
      last = message.seq ?? last;
      pass(JSON.stringify(message.seq ? { ...message, seq: message.seq + added } : message));
    });
  });
  return () => {
    added = 1;
    pass(JSON.stringify({ ...host, seq: last + added, state: 'waiting' }));
  };
}

test('a host who goes is missed, then waited for; the room goes on when they are back', async ({
  page: host,
  another,
}) => {
  const viewer = await another();
  const tellOfWaiting = await hearsOfWaiting(viewer);
  await watch(viewer, await goLive(host));
  await host.goto('/en/feedback/');
  await expect(roomStatus(viewer)).toHaveText('The host has gone for a moment.');
  tellOfWaiting();
  await expect(roomStatus(viewer)).toHaveText('Waiting for the host…');
  await openPage(host);
  await expect(roomStatus(viewer)).toHaveText('The host spins, you see it live.');
  await spinButton(host).click();
  for (const page of [host, viewer]) await expect(winnerDialog(page)).toBeVisible();
});
