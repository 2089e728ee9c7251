import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');
const readyLine = /^Wheelwright is ready: (https?:\/\/\S+)$/;

export interface Server {
  url: string;
  data: string;
  pid: number;
  stop: () => Promise<void>;
}

/** The real server on a free port with an empty data folder that goes away with it. */
export async function startServer(flags: string[] = []): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'wheelwright-bench-'));
  const given = ['--port', '0', '--data', data, '--rate-limits', 'off', '--log-level', 'warn', ...flags];
  const child = spawn(join(root, 'build/bin/wheelwright'), ['serve', ...given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readyAddress(child);
  return {
    url,
    data,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function readyAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server has no output to read');
  for await (const line of createInterface(child.stdout)) {
    const address = readyLine.exec(line)?.[1];
    if (address === undefined) continue;
    child.stdout.resume();
    return address;
  }
  throw new Error('the server ended before it was ready');
}
