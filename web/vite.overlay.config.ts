import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { className } from './vite/class-name.ts';
import { overlayPlugin } from './vite/overlay.ts';

/**
 * The page for streams, beside the other one: the browser sources of streaming programs are years older than the
 * browsers that people use, so it is built for the oldest of them (docs/howto/stream.md).
 */
const oldest = 'chrome103';
const name = 'assets/overlay/[name]-[hash:7].js';
const output = {
  entryFileNames: name,
  chunkFileNames: name,
  assetFileNames: 'assets/overlay/[name]-[hash:6][extname]',
};

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), overlayPlugin()],
  css: { modules: { generateScopedName: className } },
  build: {
    target: oldest,
    cssTarget: oldest,
    outDir: '../build/web-next',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: `${import.meta.dirname}/overlay.html`,
      preserveEntrySignatures: false,
      output,
    },
  },
  worker: { rolldownOptions: { output } },
});
