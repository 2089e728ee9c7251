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

/** Serves the built page and, after `change`, one with another version, as after an update. */
export async function startVersions() {
  let update = '';
  const server = createServer(async (request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === '/en/' ? '/pages/en.html' : pathname;
    try {
      const [, sound] = /^\/media\/sounds\/(.+)/.exec(file) ?? [];
      const bytes = await readFile(sound ? join(sounds, sound) : join(built, file));
      answer.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      answer.setHeader('Cache-Control', 'no-cache');
      const isWorker = pathname === '/sw.js';
      answer.end(isWorker ? bytes.toString().replace('"version":"', `"version":"${update}`) : bytes);
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
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
