// Measures the first second of the page beside npm's spin-wheel and a bare React page: bench/first-second/run
//   node bench/first-second/measure.ts [spin|press|lighthouse]
import { type Browser, chromium } from '@playwright/test';
import { callAsUser, cloudWheel } from '../../e2e/support/cloud.ts';
import { signIn } from '../../e2e/support/mail-sign-in.ts';
import { type Server, startServer } from '../../e2e/support/server.ts';
import { firstSpin } from './first-spin.ts';
import { interactions } from './interactions.ts';
import { lighthouseRow } from './lighthouse.ts';
import { startPeers } from './peers.ts';

const rounds = 5;
const [, , only] = process.argv;
const isAsked = (part: string) => only === undefined || only === part;

async function sharedWheel(browser: Browser, server: Server): Promise<string> {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signIn(page, server);
  const { id } = await cloudWheel(page, 'Shared');
  const { body } = await callAsUser(page, 'POST', `/api/wheel/${id}/share`);
  await context.close();
  return `${server.url}/share/${body.shareId}`;
}

async function spinTable(browser: Browser, pages: [string, string][]): Promise<void> {
  console.log('\n| slow 4G, processor ÷ 4 | kB | requests | scripts | LCP | CLS | spinning after |');
  console.log('|---|---|---|---|---|---|---|');
  for (const [name, address] of pages) {
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await firstSpin(browser, address));
    const middle = runs.sort((one, other) => one.spinning - other.spinning)[Math.floor(rounds / 2)];
    if (!middle) continue;
    const { kilobytes, requests, scripts, largest, shift, spinning } = middle;
    const time = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
    console.log(
      `| ${name} | ${kilobytes.toFixed(0)} | ${requests} | ${scripts} | ${time(largest)} | ${shift.toFixed(3)} | ${time(spinning)} |`,
    );
  }
}

async function pressTable(browser: Browser, address: string): Promise<void> {
  console.log('\n| processor ÷ 4 | longest from press to frame |\n|---|---|');
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, time] of await interactions(browser, address))
      times.set(name, [...(times.get(name) ?? []), time]);
  for (const [name, all] of times)
    console.log(`| ${name} | ${all.sort((one, other) => one - other)[Math.floor(rounds / 2)]} ms |`);
}

async function lighthouseTable(pages: [string, string][]): Promise<void> {
  console.log(
    '\n| Lighthouse, mobile | performance | accessibility | best practices | SEO | FCP | LCP | TBT | CLS |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const [name, address] of pages) console.log(await lighthouseRow(name, address));
}

const server = await startServer();
const peers = await startPeers();
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  const home = `${server.url}/en/`;
  const ours: [string, string][] = [
    ['home', home],
    ['a content wheel', `${server.url}/en/wheels/yes-or-no`],
    ['a shared wheel', await sharedWheel(browser, server)],
  ];
  const theirs: [string, string][] = [
    ['npm’s spin-wheel', `${peers.url}/spin-wheel.html`],
    ['bare React', `${peers.url}/react.html`],
  ];
  if (isAsked('spin')) await spinTable(browser, [...ours, ...theirs]);
  if (isAsked('press')) await pressTable(browser, home);
  if (isAsked('lighthouse')) await lighthouseTable([...ours, ...theirs]);
} finally {
  await browser.close();
  await peers.stop();
  await server.stop();
}
