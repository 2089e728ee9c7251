// An S3-compatible store for tests: Debian's OpenStack Swift with its S3 API, in its own folder on free ports. It
// verifies signatures as Amazon's does. Prints one line of JSON: {port, keyId, secret}. Ends with its caller and
// deletes its folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answersHttp, layOutSwift, swiftKey } from './swift.ts';

const folder = mkdtempSync(join(tmpdir(), 'wheelwright-swift-'));
const children = [];
let isEnding = false;

function end(code) {
  if (isEnding) return;
  isEnding = true;
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  process.exit(code);
}
process.on('SIGTERM', () => end(0));

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const programs = layOutSwift(folder, {
  proxies: [await freePort()],
  account: await freePort(),
  container: await freePort(),
  object: await freePort(),
  memcached: await freePort(),
});
for (const { words } of programs) {
  const child = spawn(words[0], words.slice(1), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SWIFT_DIR: folder },
  });
  child.on('exit', () => end(1));
  children.push(child);
}

// Ready when the proxy and the servers behind it answer.
const web = programs.filter(({ name }) => name !== 'memcached').map(({ port }) => port);
for (let tries = 0; tries < 300; tries += 1) {
  if ((await Promise.all(web.map(answersHttp))).every(Boolean)) break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}
console.log(JSON.stringify({ port: web.at(-1), ...swiftKey }));
