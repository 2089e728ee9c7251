import type { Browser, Page } from '@playwright/test';
import { letPeopleJoin } from '../../e2e/support/live.ts';
import { crowdAt } from './crowd.ts';

export interface Frames {
  /** From the first join until all are on the wheel of the page. */
  seconds: number;
  /** Drawn in each second. */
  framesPerSecond: number;
  longestGap: number;
  longTasks: number;
  longestTask: number;
  heap: number;
}

export interface FramesOrder {
  people: number;
  aSecond: number;
  /** One message a name. */
  isSplit: boolean;
  shows: 'lobby' | 'wheel';
}

interface Measured {
  frames: number;
  longestGap: number;
  tasks: number[];
}

/** Counts what the page draws and what keeps it from drawing. */
function countFrames() {
  const measured: Measured = { frames: 0, longestGap: 0, tasks: [] };
  let last = performance.now();
  const frame = (now: number) => {
    measured.frames += 1;
    measured.longestGap = Math.max(measured.longestGap, now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.tasks.push(duration);
  }).observe({ type: 'longtask' });
  Object.assign(window, { measured });
}

/** The page gets each name of a batch as a message of its own, as from a room that tells of them one by one. */
function splitArrivals() {
  const { get, set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage') ?? {};
  if (!get || !set) throw new Error('This browser has no WebSocket.onmessage.');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    get,
    set(this: WebSocket, act: (event: MessageEvent) => void) {
      set.call(this, (event: MessageEvent) => {
        const { seq, entries, ...message } = JSON.parse(String(event.data));
        if (message.type !== 'arrivals') return act(event);
        let { after } = message;
        for (const [place, entry] of entries.entries()) {
          const isLast = place === entries.length - 1;
          const one = {
            ...message,
            after,
            change: entry.change,
            entries: [entry],
            ...(isLast ? { seq } : {}),
          };
          after = entry.change;
          const data = JSON.stringify(one);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => act(new MessageEvent('message', { data }));
          port2.postMessage(null);
        }
      });
    },
  });
}

const measuredOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { measured: Measured }).measured);

/** What the host's real page does while people join. */
export async function framesOfHost(
  browser: Browser,
  url: string,
  { people, aSecond, isSplit, shows }: FramesOrder,
): Promise<Frames> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  if (isSplit) await page.addInitScript(splitArrivals);
  const code = await letPeopleJoin(page);
  const count = new Intl.NumberFormat('en').format(people);
  const all =
    shows === 'lobby'
      ? page.getByText(`${count} on the wheel`).first()
      : page.getByRole('button', { name: `Show the lobby: ${count} on the wheel` });
  if (shows === 'wheel') await page.getByRole('button', { name: 'Show the wheel' }).click();
  const crowd = crowdAt(url);
  const { liveId } = await crowd.ask('GET', `/api/live?code=${code}`);
  await page.evaluate(countFrames);
  const began = performance.now();
  await crowd.joinAll(liveId, people, aSecond);
  await all.waitFor();
  const seconds = (performance.now() - began) / 1000;
  const { frames, longestGap, tasks } = await measuredOn(page);
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  crowd.leave();
  await context.close();
  return {
    seconds,
    framesPerSecond: frames / seconds,
    longestGap,
    longTasks: tasks.length,
    longestTask: Math.max(0, ...tasks),
    heap: usedSize / 2 ** 20,
  };
}
