import type { Page } from '@playwright/test';
import { goLive, roomStatus, watch } from './support/live.ts';
import { expect, test } from './support/test.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

/**
 * The server sends `waiting` a minute after the host has left; `room_test.cpp` covers the minute. The returned function
 * sends it at once, and the server's later messages get the numbers that follow.
 */
async function interceptRoom(viewer: Page): Promise<() => void> {
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
  const sendWaiting = await interceptRoom(viewer);
  await watch(viewer, await goLive(host));
  await host.goto('/en/feedback/');
  await expect(roomStatus(viewer)).toHaveText('The host has stepped away.');
  sendWaiting();
  await expect(roomStatus(viewer)).toHaveText('Waiting for the host…');
  await openPage(host);
  await expect(roomStatus(viewer)).toHaveText('Waiting for the host to spin');
  await spinButton(host).click();
  for (const page of [host, viewer]) await expect(winnerDialog(page)).toBeVisible();
});
