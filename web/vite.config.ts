import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { className } from './vite/class-name.ts';
import { firstStagePlugin } from './vite/first-stage.ts';
import { firstTextsFileName, firstTextsPlugin } from './vite/first-texts.ts';
import { headLinksPlugin } from './vite/head-links.ts';
import { offlinePlugin } from './vite/offline.ts';
import { pageTextsPlugin } from './vite/page-texts.ts';
import { sampleFileName, sampleWheelsPlugin } from './vite/sample-wheels.ts';

/**
 * The program names about 150 other files: short hashes make it smaller. The bundler takes no shorter ones for scripts.
 * Text files keep their language in their name, so that a request log shows who loads what.
 */
const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null | undefined }) => {
  const joined = firstTextsFileName(facadeModuleId ?? '') ?? sampleFileName(facadeModuleId ?? '');
  if (joined) return `assets/${joined}-[hash:7].js`;
  const [, language, section] = /locales\/([\w-]+)\/([\w-]+)\.json$/.exec(facadeModuleId ?? '') ?? [];
  return language ? `assets/text-${language}-${section}-[hash:7].js` : 'assets/[name]-[hash:7].js';
};

/**
 * What is needed together is one file, with all it needs that no file before it has: crumbs compress worse, cost a
 * request each, and are all named in the program.
 */
const files: { name: string; test: RegExp; minShareCount?: number }[] = [
  { name: 'index', test: /\/index\.html|\/src\/main\.tsx$|rolldown\/runtime\.js$/ },
  { name: 'toasts', test: /\/Toasts\.tsx$/ },
  // What many parts use: none of them fetches another for it, and the winner's dialog is there without the later parts.
  { name: 'controls', test: /\/src\/components\/|icons-react/, minShareCount: 2 },
  { name: 'edits', test: /\/src\/(wheel\/(document|edits)|stage)\/[\w-]+\.tsx?$/, minShareCount: 2 },
  { name: 'later-parts', test: /\/later-parts\.ts$/ },
  { name: 'server', test: /\/src\/(api|session)\//, minShareCount: 2 },
  { name: 'sounds', test: /\/src\/audio\/[\w-]+\.ts$/, minShareCount: 2 },
  { name: 'scenes', test: /\/src\/wheel\/scenes\// },
  { name: 'dark-stage', test: /\/src\/(stage\/dark-stage|effects)\/[\w-]+\.tsx?$/, minShareCount: 2 },
  { name: 'start-cloud', test: /\/src\/cloud\/|\/take-along\.ts$/ },
  { name: 'start-media', test: /\/start-media\.ts$/ },
  { name: 'winner', test: /\/Winner(Dialog|Answers|Extras)\.tsx$/ },
  { name: 'menus', test: /\/HoverTip\.tsx$|\/(choice|slice)-entries\.ts$/ },
  // What each visitor gets right after the first view.
  { name: 'tools', test: /\/(DropAndPaste|RenameChoice|UndoButtons|WheelWalk|drag-row)\.tsx?$/ },
  { name: 'panels', test: /\/(Look|Sound|Settings|Results)Panel\.tsx$/ },
];
const groups = files.map((file, place) => ({ ...file, priority: files.length - place }));

// No style sheet asks for light-dark(). The minifier (lightningcss, whose name for it is Features.LightDark) would
// still write what stands in for it into each colour scheme.
const lightDark = 1 << 20;

const apiServer = process.env.WHEELWRIGHT_API ?? 'http://localhost:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    headLinksPlugin(),
    pageTextsPlugin(),
    firstTextsPlugin(),
    sampleWheelsPlugin(),
    offlinePlugin(),
    firstStagePlugin(),
  ],
  server: {
    proxy: {
      '/api': { target: apiServer, ws: true },
      '/public': apiServer,
      '/media': apiServer,
      '^/share/[^/]+/preview\\.png': apiServer,
    },
  },
  css: { modules: { generateScopedName: className }, lightningcss: { exclude: lightDark } },
  build: {
    // Made beside the page that is being served and put into its place when it is whole.
    outDir: '../build/web-next',
    emptyOutDir: true,
    // Fonts and pictures stay files: data addresses are not allowed for fonts, and files are cached.
    assetsInlineLimit: 0,
    manifest: true,
    // Every supported browser knows modulepreload; the polyfill would be a file of its own.
    modulePreload: {
      polyfill: false,
      // The program would name every script that a later part shares with others. Those are found one round trip
      // later; what is likely next is fetched beforehand anyway.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      // Without this the program is one file and the entry that imports it another.
      preserveEntrySignatures: false,
      output: {
        chunkFileNames,
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: { groups },
      },
    },
  },
});
