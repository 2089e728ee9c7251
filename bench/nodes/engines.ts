import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../tools/deploy/front.ts';

/** A service that the servers share and that can go away and come back. */
export interface Engine {
  address: string;
  away: () => Promise<void>;
  back: () => Promise<void>;
  stop: () => Promise<void>;
}

/** It can also stop answering while its connections stay open. */
export interface Postgres extends Engine {
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
}

/** Commits reach the disk here, unlike in tests. */
export async function startPostgres(): Promise<Postgres> {
  const script = join(import.meta.dirname, '../../tools/peers/postgres-peer.sh');
  const child = spawn('bash', [script], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, POSTGRES_FSYNC: 'on' },
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const { value: address = '' } = await lines.next();
  const ask = async (word: string) => {
    child.stdin.write(`${word}\n`);
    await lines.next();
  };
  return {
    address,
    away: () => ask('stop'),
    back: () => ask('start'),
    freeze: () => ask('freeze'),
    thaw: () => ask('thaw'),
    stop: async () => {
      child.stdin.end();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

export async function startRedis(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'wheelwright-redis-'));
  const port = await freePort();
  let child: ChildProcess;
  const start = async () => {
    const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    child = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'inherit'] });
    if (!child.stdout) throw new Error('redis-server has no output to read');
    for await (const line of createInterface(child.stdout)) if (/Ready to accept/.test(line)) break;
    child.stdout.resume();
  };
  const end = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  await start();
  return {
    address: `redis://127.0.0.1:${port}`,
    away: end,
    back: start,
    stop: async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
