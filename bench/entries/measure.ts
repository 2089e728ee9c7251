// Thousands put themselves on the wheel of one live room, so many a second, while its host watches; then the host closes the
// door and draws 1,000 places among them. It needs the built server and page (./run builds both):
//   node bench/entries/measure.ts [PEOPLE] [A SECOND]
// Prints how long that took, how long a person waited for the answer and until the host's page heard of them, how many
// messages that were beside one a name, what they cost the page, the server's memory, the draw with its verification, and
// the frames and the memory of the host's page in Chromium without a graphics card.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import WebSocket from 'ws';
import { startServer } from '../server.ts';
import { crowdAt } from './crowd.ts';
import { drawAndVerify, next } from './draw.ts';
import { type Entry, pageCost } from './page-cost.ts';
import { framesOfHost } from './page-frames.ts';

const people = Number(process.argv[2] ?? 10_000);
const aSecond = Number(process.argv[3] ?? 1000);
const server = await startServer(['--trusted-proxies', '127.0.0.0/8']);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  await measure();
} finally {
  // A program that goes on would hold the output open, and its reader would wait for ever.
  await browser.close();
  await server.stop();
}

async function measure() {
  const { ask, joinAll, leave } = crowdAt(server.url);

  const memory = async () => {
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  };

  const atRest = await memory();
  const wheel = { 'wheel-definition': { name: 'Raffle', slices: [], duration: 400 } };
  const { liveId, hostKey } = await ask('POST', '/api/live', { wheel });
  const room = `/api/live/${liveId}`;
  await ask('PUT', `${room}/door`, { hostKey, open: true });
  const { ticket } = await ask('POST', `${room}/ticket`, { hostKey });
  const host = new WebSocket(`${server.url.replace('http', 'ws')}${room}/socket?ticket=${ticket}`, {
    origin: server.url,
  });

  const sentAt = new Map<string, number>();
  const heard: number[] = [];
  const batches: Entry[][] = [];
  let bytes = 0;
  const everyone = new Promise<void>((resolve) => {
    host.on('message', (data) => {
      const text = String(data);
      const message = JSON.parse(text);
      if (message.type !== 'arrivals') return;
      bytes += text.length;
      batches.push(message.entries);
      for (const { name } of message.entries) heard.push(performance.now() - (sentAt.get(name) ?? 0));
      if (heard.length === people) resolve();
    });
  });
  // A full list closes the door by itself.
  const sealing = next(host, 'sealed');
  await once(host, 'open');

  const { answered, seconds } = await joinAll(liveId, people, aSecond, (name) =>
    sentAt.set(name, performance.now()),
  );
  await everyone;
  const withAll = await memory();

  const at = (times: number[], part: number) =>
    (times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? Number.NaN).toFixed(0);
  console.log(
    '| people | seconds | answered, ms: median, p99 | at the host, ms: median, p99 | memory before and after, MiB |',
  );
  console.log('|---|---|---|---|---|');
  console.log(
    `| ${people} | ${seconds.toFixed(1)} | ${at(answered, 0.5)}, ${at(answered, 0.99)} | ` +
      `${at(heard, 0.5)}, ${at(heard, 0.99)} | ${atRest.toFixed(0)}, ${withAll.toFixed(0)} |`,
  );

  await ask('PUT', `${room}/door`, { hostKey, open: false });
  const draw = await drawAndVerify(host, server.url, await sealing, browser);
  console.log(`\n| 900 winners and 100 reserves of ${people} | ms |\n|---|---|`);
  for (const [what, time] of Object.entries(draw)) console.log(`| ${what} | ${time.toFixed(0)} |`);
  host.close();

  const single = batches.flat().map((entry) => [entry]);
  const one = JSON.stringify({ type: 'arrivals', seq: 1, after: 1, change: 2, count: 1, entries: [] }).length;
  const singleBytes = single.reduce((sum, [entry]) => sum + one + JSON.stringify(entry).length, 0);
  console.log(
    '\n| to one page | messages | KiB | until all are on its wheel, ms | heap, MiB |\n|---|---|---|---|---|',
  );
  for (const [what, list, size] of [
    ['batches', batches, bytes],
    ['one message a name', single, singleBytes],
  ] as const) {
    const { time, heap } = pageCost(list);
    console.log(
      `| ${what} | ${list.length} | ${(size / 1024).toFixed(0)} | ${time.toFixed(0)} | ${heap.toFixed(1)} |`,
    );
  }

  console.log(
    "\n| the host's page | until all are on its wheel, s | frames/s | longest gap, ms | long tasks | longest, ms | heap, MiB |",
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const [what, shows, isSplit] of [
    ['lobby', 'lobby', false],
    ['wheel', 'wheel', false],
    ['wheel, one message a name', 'wheel', true],
  ] as const) {
    const frames = await framesOfHost(browser, server.url, { people, aSecond, shows, isSplit });
    console.log(
      `| ${what} | ${frames.seconds.toFixed(1)} | ${frames.framesPerSecond.toFixed(0)} | ${frames.longestGap.toFixed(0)} | ` +
        `${frames.longTasks} | ${frames.longestTask.toFixed(0)} | ${frames.heap.toFixed(1)} |`,
    );
  }
  leave();
}
