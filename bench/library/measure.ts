// Measures the library in the browser: two thousand wheels listed, and a wheel with ten thousand choices and ten
// thousand results opened, in Chromium without a graphics card. It needs the built server and page (./run builds both):
//   node bench/library/measure.ts
import { chromium, type Page } from '@playwright/test';
import { startServer } from '../../e2e/support/server.ts';

const wheels = 2000;
const many = 10_000;
const rounds = 7;
const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** Puts wheels on the shelf as the page itself writes them. */
const fill = (page: Page) =>
  page.evaluate(
    async ([count, large]) => {
      const colors = ['#dd2c30', '#ffb703', '#108350', '#1f78d1', '#8338ec'];
      const slices = (length: number) =>
        Array.from({ length }, (_, place) => ({
          guid: `guid-${place}`,
          text: `Entry ${place + 1} name`,
          active: true,
          weight: 1,
          background: colors[place % colors.length],
        }));
      const base = { history: [], totalWheelSpins: 0 };
      const put = (stores: IDBTransaction, key: string, name: string, choices: number, usedAt: number) => {
        const document = {
          id: key,
          version: 1,
          'wheel-definition': { id: key, name, slices: slices(choices) },
        };
        stores
          .objectStore('wheels')
          .put({ key, form: 1, document, base, revision: 1, usedAt, changedAt: usedAt });
        stores.objectStore('cards').put({ key, id: key, name, choices, colors, usedAt, state: 'here' });
      };
      const opened = indexedDB.open('wheelwright');
      const database = await new Promise<IDBDatabase>((resolve) => {
        opened.onsuccess = () => resolve(opened.result);
      });
      const writing = database.transaction(['wheels', 'cards', 'spins'], 'readwrite');
      for (let each = 0; each < count; each += 1) put(writing, `wheel-${each}`, `Wheel ${each}`, 30, each);
      for (const [key, name] of [
        ['plain', 'Large without results'],
        ['spun', 'Large with results'],
      ] as const)
        put(writing, key, name, large, count + 1);
      for (let each = 1; each <= large; each += 1) {
        const guid = `guid-${(each * 7919) % large}`;
        const entry = {
          id: `entry-${each}`,
          kind: 'win',
          order: each,
          at: each,
          guid,
          text: guid,
          by: { id: 'guest', name: 'Guest' },
        };
        writing.objectStore('spins').put({ key: 'spun', id: entry.id, entry });
      }
      await new Promise<void>((resolve) => {
        writing.oncomplete = () => resolve();
      });
      database.close();
    },
    [wheels, many] as const,
  );

/** From a click until the frame in which the page shows its result. */
async function shownAfter(
  page: Page,
  click: () => Promise<void>,
  shown: { where: string; text: string },
): Promise<number> {
  await page.evaluate(({ where, text }) => {
    Object.assign(window, { shownAt: null, clickedAt: null });
    document.addEventListener('click', (event) => Object.assign(window, { clickedAt: event.timeStamp }), {
      once: true,
      capture: true,
    });
    const look = () => {
      if (document.querySelector(where)?.textContent.includes(text))
        Object.assign(window, { shownAt: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, shown);
  await click();
  const handle = await page.waitForFunction(() => {
    const { shownAt, clickedAt } = window as unknown as { shownAt: number | null; clickedAt: number | null };
    return shownAt !== null && clickedAt !== null ? shownAt - clickedAt : null;
  });
  return (await handle.jsonValue()) as number;
}

/** Reads of the shelf alone, without the page: what lists need compared with everything that is stored. */
const readAll = (page: Page, store: 'cards' | 'wheels') =>
  page.evaluate(async (name) => {
    const opened = indexedDB.open('wheelwright');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opened.onsuccess = () => resolve(opened.result);
    });
    const began = performance.now();
    const request = database.transaction(name).objectStore(name).getAll();
    await new Promise<void>((resolve) => {
      request.onsuccess = () => resolve();
    });
    const took = performance.now() - began;
    database.close();
    return took;
  }, store);

const median = (times: number[]): number =>
  times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

async function measured(times: number, work: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < times; round += 1) all.push(await work());
  return median(all);
}

async function fresh(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/en/`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Wheel: / })
    .waitFor();
  await page.waitForTimeout(1500);
}

const openMenu = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Wheel: / })
    .click();

async function listing(page: Page): Promise<number> {
  await openMenu(page);
  const took = await shownAfter(page, () => page.getByRole('menuitem', { name: 'My wheels' }).click(), {
    where: 'dialog',
    text: `Wheel ${wheels - 1}`,
  });
  await page.keyboard.press('Escape');
  return took;
}

async function opening(page: Page, name: string, other: string): Promise<number> {
  for (const each of [other, name]) {
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'My wheels' }).click();
    const click = () => page.getByRole('dialog').getByText(each, { exact: true }).click();
    if (each === name) return shownAfter(page, click, { where: 'h1', text: name });
    await click();
    await page.getByRole('heading', { level: 1, name: each }).waitFor();
  }
  return 0;
}

const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: flags,
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await fresh(page, server.url);
  await fill(page);
  await fresh(page, server.url);
  const cards = await measured(rounds, () => readAll(page, 'cards'));
  const records = await measured(rounds, () => readAll(page, 'wheels'));
  await listing(page);
  const listed = await measured(rounds, () => listing(page));
  const plain = await measured(rounds, () => opening(page, 'Large without results', 'Wheel 1999'));
  const spun = await measured(rounds, () => opening(page, 'Large with results', 'Wheel 1999'));
  console.log(`| ${wheels} wheels, medians of ${rounds} | ms |`);
  console.log('|---|---|');
  console.log(`| a click on My wheels until the list is there | ${listed.toFixed(0)} |`);
  console.log(`| reading all cards | ${cards.toFixed(1)} |`);
  console.log(`| reading all records, ÷ cards | ${(records / cards).toFixed(1)} |`);
  console.log(`| a wheel of ${many} choices, until it is shown | ${plain.toFixed(0)} |`);
  console.log(`| the same with ${many} results, ÷ without | ${(spun / plain).toFixed(2)} |`);
} finally {
  await browser.close();
  await server.stop();
}
