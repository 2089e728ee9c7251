import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './engines/chromium.ts';
import { engine, wantedStories } from './engines/engine.ts';
import { firefoxOptions } from './engines/firefox.ts';

const results = join(import.meta.dirname, 'results');

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(results, 'traces'),
  // A third of a story waits for clocks and answers.
  workers: Math.ceil(availableParallelism() * 1.5),
  fullyParallel: true,
  ...wantedStories,
  // A busy machine needs this long, and twice as long where the processor paints; a story that takes longer hangs.
  timeout: engine === 'chromium' ? 120_000 : 240_000,
  expect: {
    timeout: engine === 'chromium' ? 30_000 : 60_000,
    // What a screen reader finds on each surface: reviewed texts, the same for every engine.
    toMatchAriaSnapshot: { pathTemplate: 'trees/{arg}.yml' },
  },
  forbidOnly: true,
  // A story that fails has failed: one that would pass the second time hides a mistake of its own or of the product.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_SUMMARY ?? join(results, 'summary.json') }]],
  use: {
    viewport: { width: 1280, height: 720 },
    colorScheme: 'light',
    // It would answer instead of the network, which stories cut off or observe; stories about it allow it.
    serviceWorkers: 'block',
    // Most stories aren't about motion; those that are enable it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    ...(engine === 'firefox' ? firefoxOptions : chromiumOptions),
    // A new profile for every story would fetch and compile every script anew.
    reuseContext: engine === 'chromium',
  },
});
