import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HtmlTagDescriptor, minifySync, type Plugin, type Rolldown } from 'vite';

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

const earlyScript = join(import.meta.dirname, '../src/early.js');
const earlyInDevelopment = '/early.js';
const faces = ['fredoka-latin-wght-normal.woff2', 'figtree-latin-wght-normal.woff2'];

/**
 * Adds what Vite doesn't write into the head: the script that runs before the first paint (classic, because module
 * scripts wait for the document; a file, because the Content-Security-Policy refuses inline ones), and preloads of
 * files that would otherwise be discovered one after the other.
 */
export function headLinksPlugin(): Plugin {
  return {
    name: 'wheelwright-head-links',
    configureServer(server) {
      server.middlewares.use(earlyInDevelopment, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(readFileSync(earlyScript));
      });
    },
    buildStart() {
      if (this.environment.mode !== 'build') return;
      const { code } = minifySync(earlyScript, readFileSync(earlyScript, 'utf8'));
      this.emitFile({ type: 'asset', name: 'early.js', source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle
          ? { html: urgentProgram(html), tags: builtTags(bundle) }
          : { html, tags: [script(earlyInDevelopment)] },
    },
  };
}

/** Browsers fetch modules as if they could wait; here the first spin waits for them. */
const urgentProgram = (html: string): string =>
  html.replaceAll(
    /(<script type="module"|<link rel="modulepreload") crossorigin/g,
    '$1 crossorigin fetchpriority="high"',
  );

function builtTags(bundle: Bundle): HtmlTagDescriptor[] {
  const files = Object.values(bundle);
  const asset = (name: string) => files.find((file) => file.type === 'asset' && file.names.includes(name));
  const address = (what: string, file: { fileName: string } | undefined) => {
    if (!file) throw new Error(`The build has no ${what} to name in the page's head`);
    return `/${file.fileName}`;
  };
  return [
    script(address('early.js', asset('early.js'))),
    ...faces.map(
      (face): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
          href: address(face, asset(face)),
        },
        injectTo: 'head',
      }),
    ),
  ];
}

/** The page's language and its text files are filled in when the nine pages are made. */
const script = (src: string): HtmlTagDescriptor => ({
  tag: 'script',
  attrs: { src, 'data-language': '{{code}}', 'data-texts': '{{texts}}' },
  injectTo: 'head-prepend',
});
