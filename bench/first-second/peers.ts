import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const sources = join(import.meta.dirname, 'peers');
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds npm's spin-wheel with a button, also with a box for names, and React with a button alone, and serves them as we serve our page. */
export async function startPeers() {
  const folder = await mkdtemp(join(tmpdir(), 'wheelwright-peers-'));
  const input = ['spin-wheel', 'spin-wheel-names', 'react'].map((name) => join(sources, `${name}.html`));
  await build({
    root: sources,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input } },
  });
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length), brotliCompressSync(await readFile(path)));
  }
  const server = createServer(({ url = '/' }, answer) => {
    const bytes = files.get(url);
    if (!bytes) return answer.writeHead(404).end();
    answer.setHeader('Content-Type', types[extname(url)] ?? 'application/octet-stream');
    answer.setHeader('Content-Encoding', 'br');
    return answer.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
