// How fast sign-in is, beside the static-file rate of the same server in the same run:
// status checks, refreshes, and a storm of people who all sign in at once through a real OpenID provider.
//   node bench/accounts/measure.ts [PEOPLE] [SECONDS] [BEFORE]
// Prints the tables of bench/README.md. BEFORE is the program of an older build: then each is measured in turn, five
// times, and the medians are compared. Everything is on loopback, in folders and on ports of its own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { signInAtProvider } from './visitor.ts';

const root = join(import.meta.dirname, '../..');
const people = Number(process.argv[2] ?? 1000);
const seconds = Number(process.argv[3] ?? 5);
const older = process.argv[4];
const connections = 64;
const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

interface Rates {
  signInSeconds: number;
  files: number;
  status: number;
  refreshes: number;
  /** Processor time of the server for one refresh, in microseconds. */
  refreshCost: number;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('no output to read');
  for await (const line of createInterface(child.stdout)) {
    child.stdout.resume();
    return line;
  }
  throw new Error('ended before it was ready');
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

/** Requests in a second, and how many there were. */
function load(url: string, flags: string[], ids: string[] = []): { rate: number; count: number } {
  const words = ['-t1', `-c${connections}`, `-d${seconds}s`, ...flags, url];
  const env = { ...process.env, BENCH_REFRESH_IDS: ids.join(' ') };
  const output = execFileSync('wrk', words, { encoding: 'utf8', env });
  if (/Non-2xx|PANIC/.test(output)) throw new Error(`errors at ${url}: ${output}`);
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    count: Number(/(\d+) requests in/.exec(output)?.[1]),
  };
}

/** Of a process and all its threads, in seconds. */
async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

async function signInEveryone(url: string): Promise<URLSearchParams[]> {
  let left = people;
  const sessions: URLSearchParams[] = [];
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      sessions.push(await signInAtProvider(url));
    }
  };
  await Promise.all(Array.from({ length: Math.min(people, connections) }, visitor));
  return sessions;
}

async function ratesOf(url: string, pid: number): Promise<Rates> {
  const before = performance.now();
  const sessions = await signInEveryone(url);
  const signInSeconds = (performance.now() - before) / 1000;
  const token = sessions[0]?.get('token') ?? '';
  const [script] = (await readdir(join(root, 'build/web/assets'))).filter((name) => name.endsWith('.js'));
  const files = load(`${url}/assets/${script}`, []).rate;
  const status = load(`${url}/api/auth/status`, ['-H', `Authorization: Bearer ${token}`]).rate;
  // More sessions than connections: wrk makes one request that it never sends.
  const ids = sessions.slice(-2 * connections).map((session) => session.get('refresh_token_id') ?? '');
  const usedBefore = await processorSeconds(pid);
  const { rate, count } = load(url, ['-s', join(import.meta.dirname, 'refresh.lua')], ids);
  const used = (await processorSeconds(pid)) - usedBefore;
  return { signInSeconds, files, status, refreshes: rate, refreshCost: (used / count) * 1e6 };
}

async function measure(program: string): Promise<Rates> {
  const data = await mkdtemp(join(tmpdir(), 'wheelwright-bench-'));
  const started: ChildProcess[] = [];
  try {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const peerWords = JSON.stringify({ redirects: [`${url}/api/auth/google/callback`] });
    const peer = spawn(process.execPath, [join(root, 'tools/peers/openid-provider.mjs'), peerWords]);
    started.push(peer);
    const provider: { port: number; control: number } = JSON.parse(await firstLine(peer));
    await fetch(`http://127.0.0.1:${provider.control}/set`, { method: 'POST', body: '{"crowd":true}' });
    const settings = {
      port: String(port),
      'public-url': url,
      data,
      web: join(root, 'build/web'),
      'test-rate-limits': 'off',
      'log-level': 'warn',
      'google-client-id': 'wheel-google',
      'google-client-secret': 'a-secret-of-the-tests-0123456789',
      'test-google-issuer': `http://127.0.0.1:${provider.port}`,
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
    const server = spawn(program, ['serve', ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, WHEELWRIGHT_TEST_RULES: 'on' },
    });
    started.push(server);
    await firstLine(server);
    return await ratesOf(url, server.pid ?? 0);
  } finally {
    await Promise.all(started.map(stop));
    await rm(data, { recursive: true, force: true });
  }
}

const median = (rounds: Rates[], of: (rates: Rates) => number) =>
  rounds.map(of).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? Number.NaN;

const program = join(root, 'build/bin/wheelwright');
const now: Rates[] = [];
const past: Rates[] = [];
for (let round = 0; round < (older ? 5 : 1); round += 1) {
  if (older) past.push(await measure(older));
  now.push(await measure(program));
}
const files = median(now, (rates) => rates.files);
const row = (name: string, of: (rates: Rates) => number) =>
  console.log(`| ${name} | ${median(now, of).toFixed(0)} | ${(median(now, of) / files).toFixed(3)} |`);
console.log(`| one node, ${connections} connections | per second | ÷ static file |`);
console.log('|---|---|---|');
row('static file', (rates) => rates.files);
row('status check', (rates) => rates.status);
row('refresh (durable before the answer)', (rates) => rates.refreshes);
console.log(
  `\n${people} people signed in in ${median(now, (rates) => rates.signInSeconds).toFixed(1)} s, no error.`,
);
if (older) {
  const compare = (name: string, of: (rates: Rates) => number) => {
    const [then, today] = [median(past, of), median(now, of)];
    console.log(`| ${name} | ${then.toFixed(0)} | ${today.toFixed(0)} | ${(today / then).toFixed(2)} |`);
  };
  console.log('\n| | before | now | now ÷ before |\n|---|---|---|---|');
  compare('static file, a second', (rates) => rates.files);
  compare('status check, a second', (rates) => rates.status);
  compare('refresh, a second', (rates) => rates.refreshes);
  compare('processor time of a refresh, µs', (rates) => rates.refreshCost);
}
