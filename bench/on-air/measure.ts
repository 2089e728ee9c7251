// The wheel on a stream, with the built page and server (./run builds both):
//   node bench/on-air/measure.ts [PEOPLE]
// Prints the processor time of an overlay, idle and while its wheel turns, beside an empty page and the host's own page, each
// in a browser of its own; the time from `!spin` in the chat to the first turning frame on the overlay; and what PEOPLE who join
// from the chat within ten seconds cost the host's page.
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { goLive, liveButton, liveDialog, roomCode } from '../../e2e/support/live.ts';
import { startPeer } from '../../e2e/support/peer.ts';
import { startServer } from '../../e2e/support/server.ts';
import { winnerDialog } from '../../e2e/support/wheel-page.ts';

const people = Number(process.argv[2] ?? 10_000);
const watched = 10_000;
const spinTime = 8000;

const chat = await startPeer('twitch-chat.mjs');
const server = await startServer({ WHEELWRIGHT_TWITCH_CHAT_URL: chat.url.replace('http', 'ws') });
const say = (...lines: string[]) => chat.set({ say: lines });
const said = (userId: number, text: string, badges = '') =>
  `@badges=${badges};display-name=P${userId};id=m${userId};mod=0;room-id=1;user-id=${userId} :p${userId}!x@x PRIVMSG #ada :${text}`;
const byStreamer = (text: string) => said(1, text, 'broadcaster/1');

/** The processor time of this process and all its children, in ms. */
async function processorTime(root: number): Promise<number> {
  const parents = new Map<number, number>();
  const times = new Map<number, number>();
  for (const pid of (await readdir('/proc')).map(Number).filter(Number.isInteger)) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    parents.set(pid, Number(fields[1]));
    times.set(pid, (Number(fields[11]) + Number(fields[12])) * 10);
  }
  const isInside = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pid === root || isInside(parents.get(pid)));
  return [...times].reduce((sum, [pid, time]) => sum + (isInside(pid) ? time : 0), 0);
}

/** Browsers are told apart by their processes: each is the newest child of this program. */
async function opened(): Promise<{
  browser: Browser;
  page: Page;
  cost: (during: () => Promise<unknown>) => Promise<number>;
}> {
  const before = new Set(await children());
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  const [pid = 0] = (await children()).filter((each) => !before.has(each));
  const page = await browser.newPage({
    viewport: { width: 1280, height: 720 },
    baseURL: server.url,
    serviceWorkers: 'block',
  });
  const cost = async (during: () => Promise<unknown>) => {
    const [began, spent] = [performance.now(), await processorTime(pid)];
    await during();
    return ((await processorTime(pid)) - spent) / (performance.now() - began);
  };
  return { browser, page, cost };
}

async function children(): Promise<number[]> {
  const text = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

const [empty, overlay, host] = [await opened(), await opened(), await opened()];
const code = roomCode(await goLive(host.page, { duration: spinTime }));
await overlay.page.goto(`/en/overlay/${code}?show=wheel,winner,joins`);
await overlay.page.getByRole('img', { name: 'Lunch' }).waitFor();
await pause(3000);
const idle: number[] = [];
for (const each of [empty, overlay, host]) idle.push(await each.cost(() => pause(watched)));

await liveButton(host.page).click();
const room = liveDialog(host.page);
await room.getByText('Join from Twitch chat').click();
await room.getByRole('textbox', { name: 'Your Twitch channel' }).fill('ada');
await room.getByRole('button', { name: 'Read the chat' }).click();
await room.getByText('Reading the chat.').waitFor();
await host.page.keyboard.press('Escape');

/** When the wheel turned first, by the clock of this machine. */
const turned = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const turning = document
            .getAnimations()
            .some((each) => Number(each.currentTime) > 0 && each.playState === 'running');
          if (turning) resolve(performance.timeOrigin + performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

const untilTurning: number[] = [];
let turning = [0, 0];
for (let round = 0; round < 5; round += 1) {
  const first = turned(overlay.page);
  const asked = performance.timeOrigin + performance.now();
  await say(byStreamer('!spin'));
  untilTurning.push((await first) - asked);
  const during = () => pause(spinTime - 2000);
  if (round === 0) turning = await Promise.all([overlay.cost(during), host.cost(during)]);
  await winnerDialog(host.page).waitFor({ timeout: 30_000 });
  await say(byStreamer('!next'));
  await winnerDialog(host.page).waitFor({ state: 'hidden' });
  await pause(500);
}

await say(byStreamer('!open'));
await overlay.page.getByText('Join the wheel!').waitFor();
await host.page.evaluate(() => {
  const frames: number[] = [];
  Object.assign(window, { frames });
  const count = () => {
    frames.push(performance.now());
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
});
const began = performance.now();
for (let from = 0; from < people; from += people / 100) {
  const lines = Array.from({ length: people / 100 }, (_, at) => said(10_000 + from + at, '!join'));
  await say(...lines);
  await pause(Math.max(0, began + ((from + people / 100) / people) * 10_000 - performance.now()));
}
await overlay.page
  .getByText(`${people.toLocaleString('en')} people on the wheel`)
  .waitFor({ timeout: 120_000 });
const took = performance.now() - began;
const { frames, longest, memory } = await host.page.evaluate(() => {
  const seen = (window as unknown as { frames: number[] }).frames;
  const gaps = seen.slice(1).map((at, place) => at - (seen[place] ?? at));
  const { usedJSHeapSize = 0 } =
    (performance as Performance & { memory?: { usedJSHeapSize: number } }).memory ?? {};
  return { frames: seen.length, longest: Math.max(...gaps), memory: usedJSHeapSize / 2 ** 20 };
});

const percent = (share = 0) => `${(share * 100).toFixed(1)} %`;
const [ofEmpty = 0, ofOverlay = 0, ofHost = 0] = idle;
console.log(
  `idle, of one processor: empty page ${percent(ofEmpty)}, overlay ${percent(ofOverlay)}, host's page ${percent(ofHost)}`,
);
console.log(`turning: overlay ${percent(turning[0])}, host's page ${percent(turning[1])}`);
console.log(
  `from !spin to the first turning frame: ${untilTurning
    .map(Math.round)
    .toSorted((a, b) => a - b)
    .join(', ')} ms`,
);
console.log(
  `${people} joins from the chat: all on the overlay after ${(took / 1000).toFixed(1)} s; host's page ${(frames / (took / 1000)).toFixed(0)} frames a second, longest gap ${longest.toFixed(0)} ms, ${memory.toFixed(0)} MiB of objects`,
);
for (const { browser } of [empty, overlay, host]) await browser.close();
await server.stop();
await chat.stop();
