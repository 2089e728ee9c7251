import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Download, Page } from '@playwright/test';

/** WebKit doesn't tell Playwright of downloads: they are seen when they lie in their folder. */
export function seeDownloads(page: Page, files: () => Promise<string[]>): void {
  const waitForOther = page.waitForEvent.bind(page) as (event: string) => Promise<unknown>;
  const waitForEvent = async (event: string) => {
    if (event !== 'download') return waitForOther(event);
    const before = await files();
    for (const until = Date.now() + 30_000; Date.now() < until; await wait(50)) {
      const added = (await files()).find((path) => !before.includes(path) && !path.endsWith('.wkdownload'));
      if (added) return downloadAt(added);
    }
    throw new Error('No download within 30 s');
  };
  page.waitForEvent = waitForEvent as Page['waitForEvent'];
}

const downloadAt = (path: string) =>
  ({
    suggestedFilename: () => basename(path),
    path: () => Promise.resolve(path),
    createReadStream: () => Promise.resolve(createReadStream(path)),
  }) as Pick<Download, 'suggestedFilename' | 'path' | 'createReadStream'>;
