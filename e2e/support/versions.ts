import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const built = process.env.WHEELWRIGHT_WEB ?? join(import.meta.dirname, '../../build/web');
const sounds = join(import.meta.dirname, '../../content/sounds/media');
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the built page and, after `change`, one with another version, as after an update. After `replace` every file
 * of the program has another name, and those of the version before are gone.
 */
export async function startVersions() {
  let update = '';
  let names = 'assets/';
  const server = createServer(async (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === '/en/' ? '/pages/en.html' : pathname.replace(names, 'assets/');
    try {
      if (pathname.startsWith('/assets/') && !pathname.startsWith(`/${names}`)) throw new Error('gone');
      const [, sound] = /^\/media\/sounds\/(.+)/.exec(file) ?? [];
      const bytes = await readFile(sound ? join(sounds, sound) : join(built, file));
      answer.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      answer.setHeader('Cache-Control', 'no-cache');
      const isWorker = pathname === '/sw.js';
      const isText = ['.js', '.css', '.html'].includes(extname(file));
      const named = isText ? bytes.toString().replaceAll('assets/', names) : bytes;
      answer.end(isWorker ? named.toString().replace('"version":"', `"version":"${update}`) : named);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    change: () => {
      update = 'next-';
    },
    replace: () => {
      update = 'next-';
      names = 'assets/next/';
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
