import { existsSync } from 'node:fs';

/** The headless shell has no windows and no browser UI: opening a page takes less than half the CPU time. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const browser = existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium';

export const chromiumOptions = {
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
