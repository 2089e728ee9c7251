import { defineConfig } from 'vite';

/** `/embed.js`: one script without imports, for the pages of other sites (docs/howto/embed.md). */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: '../build/web-next',
    emptyOutDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: `${import.meta.dirname}/src/embed/element.ts`,
      output: { format: 'iife', entryFileNames: 'embed.js' },
    },
  },
});
