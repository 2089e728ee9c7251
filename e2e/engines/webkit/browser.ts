import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Browser, type Page, webkit } from '@playwright/test';
import { freePort } from '../../support/free-port.ts';
import { insideContext, insidePage } from '../inside.ts';
import { Hand, handsFor, openDisplay } from './display.ts';
import { doubleClickTime, useHand } from './input.ts';
import { inspectedPages, openInspector } from './inspector.ts';

interface Size {
  width: number;
  height: number;
}

export interface WebKit {
  browser: Browser;
  page: Page;
  /** Another window of the same browser. */
  openWindow: (address: string) => Promise<Page>;
  /** Those that stories have added. */
  forgetInitScripts: () => Promise<void>;
  setSize: (size: Size) => Promise<void>;
  /** The files downloaded so far, by their paths. */
  downloads: () => Promise<string[]>;
  close: () => Promise<void>;
}

const run = promisify(execFile);

/** WebKitGTK's own small browser, which Debian keeps in a folder of the processor's. */
const miniBrowser = () => {
  const [found] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  if (!found) throw new Error('MiniBrowser of libwebkit2gtk-4.1-0 is not installed');
  return found;
};

const options = [
  '--javascript-can-open-windows-automatically=true',
  '--javascript-can-access-clipboard=true',
  // Playwright would lose a page that changes its process, and the page in the second window would be slowed.
  '--features=-ProcessSwapOnCrossSiteNavigation,-PageVisibilityBasedProcessSuppression',
];

/** A WebKit on a display of its own, whose first page is at this address. */
export async function startWebKit(address: string): Promise<WebKit> {
  const home = await newHome();
  const display = await openDisplay();
  const port = await freePort();
  const env = {
    ...process.env,
    // Without a graphics card WebKit would paint by a GL in software, several times slower than Skia on the processor.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
    LD_PRELOAD: await builtNoDelay(home),
    DISPLAY: display.name,
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_DATA_HOME: join(home, 'data'),
    XDG_CACHE_HOME: join(home, 'cache'),
    NO_AT_BRIDGE: '1',
    GTK_A11Y: 'none',
  };
  const program = spawn(miniBrowser(), [...options, address], { env, stdio: 'ignore' });
  const hand = new Hand(env);
  const killAll = () => {
    program.kill('SIGKILL');
    hand.stop();
    display.stop();
  };
  process.once('exit', killAll);

  // A page that changes its process while it is connected to says nothing more: it has to be there.
  const first = await waitFor('the first page', async () =>
    (await inspectedPages(port)).find((page) => page.address === address),
  );
  const connected = new Set([first.socket]);
  const { browser, page } = await connect(first.socket);
  const handIn = handsFor(hand);
  const known = new Set<string>();
  /** Mouse and keys of a page, whose window is the newest; windows lie on each other. */
  const useWindow = async (of: Page) => {
    const window = await waitFor('a window', async () =>
      (await windowsOf(env)).find((each) => !known.has(each)),
    );
    known.add(window);
    let bars = 38;
    let height = 0;
    await hand.do(`windowmove ${window} 0 0`);
    useHand(of, handIn(window), () => height);
    return async (size: Size) => {
      await waitFor(`a page of ${size.width} × ${size.height}`, async () => {
        height = size.height + bars;
        await hand.do(`windowsize ${window} ${size.width} ${height}`);
        const seen = await settledSize(of, size);
        bars += size.height - seen.height;
        return seen.width === size.width && seen.height === size.height;
      });
    };
  };
  const setSize = await useWindow(page);
  const openWindow = async (of: string) => {
    await page.evaluate((url) => globalThis.open(url, '_blank', 'width=1000,height=800'), of);
    const { socket } = await waitFor('a second window', async () =>
      (await inspectedPages(port)).find((each) => !connected.has(each.socket) && each.address === of),
    );
    connected.add(socket);
    const second = await connect(socket);
    const setSizeOfSecond = await useWindow(second.page);
    await setSizeOfSecond({ width: 1000, height: 800 });
    return second.page;
  };
  const context = insideContext(page.context());
  const initScripts = [...insidePage(page).initScripts];
  const forgetInitScripts = async () => {
    context.initScripts = [];
    insidePage(page).initScripts = [...initScripts];
    await insidePage(page).delegate._updateBootstrapScript();
  };
  return {
    browser,
    page,
    openWindow,
    forgetInitScripts,
    setSize,
    downloads: async () =>
      (await readdir(join(home, 'downloads'))).map((name) => join(home, 'downloads', name)),
    close: async () => {
      await browser.close();
      await ended(program);
      process.off('exit', killAll);
      killAll();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** A home folder where no download is asked about, and where a double click may take its time. */
async function newHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'wheelwright-webkit-'));
  for (const folder of ['downloads', 'config/gtk-3.0']) await mkdir(join(home, folder), { recursive: true });
  await writeFile(join(home, 'config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${join(home, 'downloads')}"\n`);
  const settings = `[Settings]\ngtk-double-click-time=${doubleClickTime}\ngtk-enable-animations=0\n`;
  await writeFile(join(home, 'config/gtk-3.0/settings.ini'), settings);
  return home;
}

async function builtNoDelay(home: string): Promise<string> {
  const built = join(home, 'no-delay.so');
  await run('cc', ['-shared', '-fPIC', '-o', built, join(import.meta.dirname, 'no-delay.c')]);
  return built;
}

async function connect(socket: string): Promise<{ browser: Browser; page: Page }> {
  const browser = await webkit.connectOverCDP(await openInspector(socket), { timeout: 120_000 });
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error('WebKit shows no page');
  return { browser, page };
}

async function windowsOf(env: NodeJS.ProcessEnv): Promise<string[]> {
  const search = ['search', '--onlyvisible', '--class', 'minibrowser'];
  const { stdout } = await run('xdotool', search, { env }).catch(() => ({ stdout: '' }));
  return stdout.split('\n').filter((line) => line !== '');
}

/** The size that the page has once its window has the wanted one, or after half a second. */
async function settledSize(page: Page, wanted: Size) {
  const read = () => page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  let seen = await read();
  for (let tries = 0; tries < 10; tries += 1) {
    if (seen.width === wanted.width && seen.height === wanted.height) break;
    await wait(50);
    seen = await read();
  }
  return seen;
}

async function ended(program: ChildProcess): Promise<void> {
  const exit = once(program, 'exit');
  program.kill('SIGTERM');
  await Promise.race([exit, wait(3000)]);
}

async function waitFor<Found>(
  what: string,
  look: () => Promise<Found | undefined | '' | false>,
): Promise<Found> {
  for (const until = Date.now() + 60_000; Date.now() < until; await wait(50)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`WebKit doesn't show ${what}`);
}
