// An S3-compatible store for tests: Debian's OpenStack Swift with its S3 API, in its own folder on free ports. It
// verifies signatures as Amazon's does. Prints one line of JSON: {port, portWithoutListing, portWithoutDeleting, keyId,
// secret}. Ends with its caller and deletes its folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, request } from 'node:http';
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
const port = web.at(-1);

// The same store as Amazon's shows it to a key that lacks a right.
const denied = '<?xml version="1.0" encoding="UTF-8"?><Error><Code>AccessDenied</Code></Error>';
async function portThatDenies(isDenied) {
  const front = createHttpServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const deny = () => answer.writeHead(403, { 'Content-Type': 'application/xml' }).end(denied);
    if (isDenied({ method, path })) {
      asked.resume();
      deny();
      return;
    }
    const passedOn = request({ host: '127.0.0.1', port, method, path, headers }, (given) => {
      if (isDenied({ method, path, status: given.statusCode })) {
        given.resume();
        deny();
      } else {
        answer.writeHead(given.statusCode, given.headers);
        given.pipe(answer);
      }
    });
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  await new Promise((resolve) => front.listen(0, '127.0.0.1', resolve));
  return front.address().port;
}
// Without s3:ListBucket, listing is denied, and so is reading what isn't there.
const portWithoutListing = await portThatDenies(
  ({ method, path, status }) =>
    method === 'GET' && (status === 404 || (status === 200 && /^\/[^/]*\?/.test(path))),
);
const portWithoutDeleting = await portThatDenies(({ method }) => method === 'DELETE');
console.log(JSON.stringify({ port, portWithoutListing, portWithoutDeleting, ...swiftKey }));
