import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const results = join(import.meta.dirname, 'results');

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(results, 'traces'),
  workers: 2,
  timeout: 30_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.E2E_SUMMARY ?? join(results, 'summary.json') }]],
  use: {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    // It would answer in place of the network, which stories cut off or listen to; those about it allow it.
    serviceWorkers: 'block',
    // Most stories are not about the motion; those that are ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
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
  },
});
