import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { goLive, liveButton, liveDialog } from './support/live.ts';
import { type Peer, startPeer } from './support/peer.ts';
import { startServer } from './support/server.ts';
import { storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { drawOptions } from './support/wheel-menu.ts';
import { openPage, winnerDialog } from './support/wheel-page.ts';

test.use({ expectedComplaints: /Failed to load resource|WebSocket connection to/ });

/** A server whose pages may read a chat that speaks Twitch's dialect. */
const story = test.extend<object, { chat: Peer }>({
  chat: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const chat = await startPeer('twitch-chat.mjs');
      await use(chat);
      await chat.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ chat }, use) => {
      const server = await startServer({ WHEELWRIGHT_TWITCH_CHAT_URL: chat.url.replace('http', 'ws') });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const said = (userId: number, name: string, text: string, tags = '') =>
  `@badges=;display-name=${name};id=m${userId}-${text.length};mod=0;room-id=1337;tmi-sent-ts=1731672000123;user-id=${userId}${tags} :${name.toLowerCase()}!x@x.tmi.twitch.tv PRIVMSG #ada :${text}`;
const byStreamer = (text: string) => said(1337, 'Ada', text).replace('badges=;', 'badges=broadcaster/1;');
const panel = (host: Page) => liveDialog(host).locator('form', { hasText: 'Your Twitch channel' });
const onWheel = (host: Page, count: number) =>
  expect(liveDialog(host).getByText(`${count} on the wheel`, { exact: true })).toBeVisible();

story(
  'people of a chat join the wheel, leave it, and the streamer spins from there',
  async ({ page: host, chat }) => {
    const say = (...lines: string[]) => chat.set({ say: lines });
    await goLive(host);
    await liveButton(host).click();
    await liveDialog(host).getByText('Join from Twitch chat').click();
    await panel(host).getByRole('textbox', { name: 'Your Twitch channel' }).fill('not a channel!');
    await panel(host).getByRole('button', { name: 'Read the chat' }).click();
    await expect(panel(host).getByText('That isn’t the name of a channel.')).toBeVisible();
    await panel(host).getByRole('textbox', { name: 'Your Twitch channel' }).fill('https://twitch.tv/Ada');
    await panel(host).getByRole('button', { name: 'Read the chat' }).click();
    await expect(panel(host).getByText('Reading the chat.')).toBeVisible();
    await expectNoViolation(host, 'the panel of the chat');

    await liveDialog(host).getByText('Weights in the chat').click();
    await liveDialog(host).getByRole('spinbutton', { name: 'VIPs' }).fill('3');
    await liveDialog(host).getByText('Bots', { exact: true }).click();
    await expect(liveDialog(host).getByRole('textbox', { name: /Names that never join/ })).toHaveValue(
      /nightbot/,
    );
    await say(byStreamer('!open'));
    await onWheel(host, 0);
    const many = Array.from({ length: 20 }, (_, at) => said(2000 + at, `Person${at}`, '!join'));
    await say(...many, said(2000, 'Person0', '!join'), said(9, 'Nightbot', '!join'), said(8, 'Eve', 'hello'));
    await onWheel(host, 20);
    await say(said(2003, 'Person3', '!leave'));
    await onWheel(host, 19);
    await say(
      ':tmi.twitch.tv CLEARCHAT #ada :person4'.replace(':tmi', '@room-id=1337;target-user-id=2004 :tmi'),
    );
    await onWheel(host, 18);

    const vip = said(2999, 'Vera', '!join').replace('badges=;', 'badges=vip/1;');
    await say(vip);
    await onWheel(host, 19);
    await expect(liveDialog(host).getByRole('listitem').filter({ hasText: 'Vera' })).toContainText(
      'weight 3',
    );
    await say(said(2999, 'Vera', '!leave'));
    await onWheel(host, 18);

    await liveDialog(host).getByRole('button', { name: 'Show on a stream…' }).click();
    const builder = host.getByRole('dialog', { name: 'Show on a stream' });
    await builder.getByRole('switch', { name: 'How to join, and who just did' }).click();
    await expect(builder.frameLocator('iframe').getByText('Write !join in the chat, or go to')).toBeVisible();
    await expect(builder.frameLocator('iframe').getByText('VIPs: weight 3')).toBeVisible();
    await expect(builder.frameLocator('iframe').getByText('Person19')).toBeVisible();
    await builder.getByRole('button', { name: 'Close' }).click();

    // The chat disconnects and comes back: the people on the list stay there.
    await chat.set({ drop: true });
    await expect(panel(host).getByText('Reading the chat.')).toBeVisible();
    await expect(async () => {
      await say(said(3000, 'Later', '!join'));
      await onWheel(host, 19);
    }).toPass();
    await say(said(3001, 'Late', '!spin'), byStreamer('!close'));
    await expect(liveDialog(host).getByRole('switch', { name: /People may join/ })).not.toBeChecked();
    await say(said(3002, 'Tardy', '!join'));
    await host.keyboard.press('Escape');
    // The host's page reads on after a reload.
    await host.reload();
    await expect(async () => {
      await say(byStreamer('!spin'));
      await expect(host.getByText('Spinning…')).toBeVisible({ timeout: 3000 });
    }).toPass();
    // The chat goes away while the wheel turns: the room draws, and the page reads on.
    await chat.set({ drop: true });
    await expect(winnerDialog(host)).toBeVisible();
    await expect(async () => {
      await say(byStreamer('!next'));
      await expect(winnerDialog(host)).toBeHidden({ timeout: 3000 });
    }).toPass();
  },
);

story(
  'a winner’s first words are shown and are the claim; odds are shown to whoever asks',
  async ({ page: host, another, chat }) => {
    const say = (...lines: string[]) => chat.set({ say: lines });
    // The wheel has the people of the chat alone.
    await storeWheel(host, { slices: [], name: 'Raffle' });
    await openPage(host);
    await liveButton(host).click();
    await liveDialog(host).getByRole('button', { name: 'Let people join' }).click();
    const code = ((await host.getByText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/).textContent()) ?? '').replace(' ', '');
    await host.getByRole('button', { name: 'Show the wheel' }).click();
    await host.getByRole('button', { name: 'Draw options' }).click();
    await drawOptions(host).getByRole('combobox', { name: 'Time to say' }).selectOption('5 minutes');
    await host.keyboard.press('Escape');
    await liveButton(host).click();
    await liveDialog(host).getByText('Join from Twitch chat').click();
    await panel(host).getByRole('textbox', { name: 'Your Twitch channel' }).fill('ada');
    await panel(host).getByRole('button', { name: 'Read the chat' }).click();
    await expect(panel(host).getByText('Reading the chat.')).toBeVisible();
    await say(said(2001, 'Ann', '!join'), said(2002, 'Ben', '!join'));
    await onWheel(host, 2);
    const overlay = await another();
    await overlay.goto(`/en/overlay/${code}`);
    await expect(async () => {
      await say(said(2002, 'Ben', '!odds'));
      await expect(overlay.locator('section', { hasText: 'Ben' })).toContainText('50%', { timeout: 3000 });
    }).toPass();
    await host.keyboard.press('Escape');
    await say(said(2001, 'Ann', 'too early'), byStreamer('!spin'));
    await expect(winnerDialog(host)).toBeVisible();
    const name = await winnerDialog(host).getByRole('heading').textContent();
    const winner = overlay.getByRole('region', { name: 'The winner', exact: true });
    await expect(winner).toContainText(name ?? '');
    await say(said(2001, 'Ann', 'I am Ann'), said(2002, 'Ben', 'I am Ben'), said(2003, 'Cy', 'and I am Cy'));
    await expect(winner).toContainText(`I am ${name}`);
    await say(said(2001, 'Ann', 'more of Ann'), said(2002, 'Ben', 'more of Ben'));
    await expect(winnerDialog(host).getByText('Is here, the host says')).toBeVisible();
    await expect(winner).not.toContainText('more');
    await expect(async () => {
      await say(said(2002, 'Ben', '!odds'));
      const odds = overlay.locator('section', { hasText: 'Ben' }).filter({ hasText: '%' });
      await expect(odds).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(winner).toContainText(`I am ${name}`);
  },
);

story('a channel that does not exist is called so', async ({ page: host }) => {
  await goLive(host);
  await liveButton(host).click();
  await liveDialog(host).getByText('Join from Twitch chat').click();
  await panel(host).getByRole('textbox', { name: 'Your Twitch channel' }).fill('nobody');
  await panel(host).getByRole('button', { name: 'Read the chat' }).click();
  await expect(panel(host).getByText('There’s no such channel, or it’s suspended.')).toBeVisible({
    timeout: 20_000,
  });
});
