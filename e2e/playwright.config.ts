import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { engine, storiesOf } from './engines/engine.ts';
import { firefoxOptions } from './engines/firefox.ts';

const results = join(import.meta.dirname, 'results');

/** The headless shell has no windows and no browser UI: opening a page takes less than half the CPU time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const browser = existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium';

const chromiumOptions = {
  // A new profile for every story would fetch and compile every script anew.
  reuseContext: true,
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? browser,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(results, 'traces'),
  workers: availableParallelism(),
  fullyParallel: true,
  ...storiesOf(engine),
  // A busy machine needs this long; a story that takes longer hangs.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // `./test` names the stories that passed only the second time: find the cause of each.
  retries: engine === 'chromium' ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_SUMMARY ?? join(results, 'summary.json') }]],
  use: {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    // It would answer instead of the network, which stories cut off or observe; stories about it allow it.
    serviceWorkers: 'block',
    // Most stories aren't about motion; those that are enable it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    ...{ chromium: chromiumOptions, firefox: firefoxOptions, webkit: {} }[engine],
  },
});
