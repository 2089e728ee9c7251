import { join } from 'node:path';
import type { Plugin } from 'vite';

const worker = join(import.meta.dirname, '../src/offline/service-worker.ts');

/** Builds the service worker separately from the page; the finished build then tells it its files. */
export const offlinePlugin = (): Plugin => ({
  name: 'wheelwright-offline',
  buildStart() {
    if (this.environment.mode !== 'build') return;
    this.emitFile({ type: 'chunk', id: worker, fileName: 'sw.js' });
  },
});
