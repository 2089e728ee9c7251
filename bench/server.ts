import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../tools/deploy/front.ts';

const root = join(import.meta.dirname, '..');
const readyLine = /^Wheelwright is ready/;

export interface Server {
  url: string;
  data: string;
  pid: number;
  stop: () => Promise<void>;
}

/** The real server, or another build of it, on a free port with an empty data folder, or `kept`, that is deleted with it. */
export async function startServer(
  flags: string[] = [],
  logLevel = 'error',
  binary = join(root, 'build/bin/wheelwright'),
  kept?: string,
): Promise<Server> {
  const data = kept ?? (await mkdtemp(join(tmpdir(), 'wheelwright-bench-')));
  const port = await freePort();
  const given = [
    '--port',
    String(port),
    '--data',
    data,
    '--test-rate-limits',
    'off',
    '--log-level',
    logLevel,
    ...flags,
  ];
  const child = spawn(binary, ['serve', ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, WHEELWRIGHT_TEST_RULES: 'on' },
  });
  await ready(child);
  return {
    url: `http://127.0.0.1:${port}`,
    data,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function ready(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('the server has no output to read');
  for await (const line of createInterface(child.stdout)) {
    if (!readyLine.test(line)) continue;
    child.stdout.resume();
    return;
  }
  throw new Error('the server ended before it was ready');
}
