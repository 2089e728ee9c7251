// How fast sign-in is, beside the static-file rate of the same server in the same run:
// status checks, refreshes, and a storm of people who all sign in at once through a real OpenID provider.
//   node bench/accounts/measure.ts [PEOPLE] [SECONDS]
// Prints the table of bench/README.md. Everything is on loopback, in folders and on ports of its own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { signInAtProvider } from './visitor.ts';

const root = join(import.meta.dirname, '../..');
const people = Number(process.argv[2] ?? 1000);
const seconds = Number(process.argv[3] ?? 5);
const started: ChildProcess[] = [];

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

async function firstLine(child: ChildProcess): Promise<string> {
  started.push(child);
  if (!child.stdout) throw new Error('no output to read');
  for await (const line of createInterface(child.stdout)) {
    child.stdout.resume();
    return line;
  }
  throw new Error('ended before it was ready');
}

function perSecond(url: string, ...headers: string[]): number {
  const flags = headers.flatMap((header) => ['-H', header]);
  const output = execFileSync('wrk', ['-t1', '-c64', `-d${seconds}s`, ...flags, url], { encoding: 'utf8' });
  if (/Non-2xx/.test(output)) throw new Error(`errors at ${url}: ${output}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

/** Each session refreshes again and again with the id it was given last. */
async function refreshesPerSecond(url: string, ids: string[]): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  await Promise.all(
    ids.map(async (first) => {
      for (let id = first; performance.now() < end; count += 1) {
        const answer = await fetch(`${url}/api/auth/refresh`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ refresh_token_id: id }),
        });
        if (answer.status !== 200) throw new Error(`refresh answered ${answer.status}`);
        id = (await answer.json()).refresh_token_id;
      }
    }),
  );
  return count / seconds;
}

const data = await mkdtemp(join(tmpdir(), 'wheelwright-bench-'));
try {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const peerWords = JSON.stringify({ redirects: [`${url}/api/auth/google/callback`] });
  const peer = spawn(process.execPath, [join(root, 'tools/peers/openid-provider.mjs'), peerWords]);
  const provider: { port: number; control: number } = JSON.parse(await firstLine(peer));
  await fetch(`http://127.0.0.1:${provider.control}/set`, { method: 'POST', body: '{"crowd":true}' });
  const settings = {
    port: String(port),
    'public-url': url,
    data,
    'rate-limits': 'off',
    'log-level': 'warn',
    'google-client-id': 'wheel-google',
    'google-client-secret': 'a-secret-of-the-tests-0123456789',
    'google-issuer': `http://127.0.0.1:${provider.port}`,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  await firstLine(
    spawn(join(root, 'build/bin/wheelwright'), ['serve', ...flags], { stdio: ['ignore', 'pipe', 'inherit'] }),
  );

  const before = performance.now();
  let left = people;
  const sessions: URLSearchParams[] = [];
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      sessions.push(await signInAtProvider(url));
    }
  };
  await Promise.all(Array.from({ length: Math.min(people, 64) }, visitor));
  const took = (performance.now() - before) / 1000;

  const token = sessions[0]?.get('token') ?? '';
  const ids = sessions.slice(-64).map((session) => session.get('refresh_token_id') ?? '');
  const [script] = (await readdir(join(root, 'build/web/assets'))).filter((name) => name.endsWith('.js'));
  const files = perSecond(`${url}/assets/${script}`);
  const status = perSecond(`${url}/api/auth/status`, `Authorization: Bearer ${token}`);
  const refreshes = await refreshesPerSecond(url, ids);
  const row = (name: string, rate: number) =>
    console.log(`| ${name} | ${rate.toFixed(0)} | ${(rate / files).toFixed(3)} |`);
  console.log('| one node, 64 connections | per second | ÷ static file |');
  console.log('|---|---|---|');
  row('static file', files);
  row('status check', status);
  row('refresh (durable before the answer)', refreshes);
  console.log(
    `\n${sessions.length} people signed in through the OpenID provider in ${took.toFixed(1)} s, no error.`,
  );
} finally {
  for (const child of started) child.kill('SIGTERM');
  await Promise.all(started.map((child) => (child.exitCode === null ? once(child, 'exit') : undefined)));
  await rm(data, { recursive: true, force: true });
}
