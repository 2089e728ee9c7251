import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { headLinksPlugin } from './vite/head-links.ts';
import { offlinePlugin } from './vite/offline.ts';
import { pageTextsPlugin } from './vite/page-texts.ts';
import { sampleFileName, sampleWheelsPlugin } from './vite/sample-wheels.ts';
import { themeSheetPlugin } from './vite/theme-sheet.ts';

/** Text files keep their language in their name, so that a request log shows who loads what. */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null | undefined }) => {
  const sample = sampleFileName(facadeModuleId ?? '');
  if (sample) return `assets/${sample}-[hash].js`;
  const [, language, section] = /locales\/([\w-]+)\/([\w-]+)\.json$/.exec(facadeModuleId ?? '') ?? [];
  return language ? `assets/text-${language}-${section}-[hash].js` : 'assets/[name]-[hash].js';
};

const apiServer = process.env.WHEELWRIGHT_API ?? 'http://localhost:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    themeSheetPlugin(),
    headLinksPlugin(),
    pageTextsPlugin(),
    sampleWheelsPlugin(),
    offlinePlugin(),
  ],
  server: {
    proxy: {
      '/api': { target: apiServer, ws: true },
      '/public': apiServer,
      '/media': apiServer,
      '^/share/[^/]+/preview\\.png': apiServer,
    },
  },
  build: {
    // Made beside the page that is being served and put into its place when it is whole.
    outDir: '../build/web-next',
    emptyOutDir: true,
    // Fonts and pictures stay files: data addresses are not allowed for fonts, and files are cached.
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      output: {
        chunkFileNames,
        // What every first view needs is one file: crumbs that other parts share compress worse and cost a request each.
        codeSplitting: { groups: [{ name: 'program', test: /\/src\/main\.tsx$/ }] },
      },
    },
  },
});
