import type { Plugin } from 'vite';
import { olderFaults } from '../../tools/web/older-chromium.ts';

/** Ends the build of the overlay where a file of it has what older Chromium doesn't know. */
export const overlayPlugin = (): Plugin => ({
  name: 'wheelwright-overlay',
  generateBundle(_options, bundle) {
    const faults = Object.values(bundle).flatMap((file) => {
      const text = file.type === 'chunk' ? file.code : String(file.source);
      return /\.(js|css)$/.test(file.fileName) ? olderFaults(file.fileName, text) : [];
    });
    if (faults.length > 0) this.error(faults.join('\n'));
  },
});
