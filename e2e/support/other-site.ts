import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another site, with this HTML. */
export async function otherSite(html: string | (() => string)): Promise<{ url: string; stop: () => void }> {
  const site = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const page = typeof html === 'string' ? html : html();
    response.end(
      `<!doctype html><html lang="en"><title>A blog</title><link rel="icon" href="data:,">${page}`,
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => site.once('listening', resolve));
  const { port } = site.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => site.close() };
}
