import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell has no windows and no browser UI: opening a page takes less than half the CPU time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const browser = existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium';

export const chromiumOptions = {
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? browser,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Between stories a page is blank; without this each of its loads would start a process.
      '--process-per-site',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

/** A separate browser, started with more arguments than that of the other stories. */
export const chromiumWith = (...words: string[]) => {
  const { args, ...options } = chromiumOptions.launchOptions;
  return chromium.launch({ ...options, args: [...args, ...words] });
};
