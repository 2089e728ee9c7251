import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const binary = join(import.meta.dirname, '../../build/bin/wheelwright');
/** This working copy's, also where the program is a link to the build of another one. */
const webFolder = join(import.meta.dirname, '../../build/web');
const contentFolder = join(import.meta.dirname, '../../content');
/** Ends an optimised server whose network loops wait; other builds have it inside. */
const loopGuard = join(import.meta.dirname, '../../build/test/libloop_guard.so');
const readyLine = /^Wheelwright is ready: (https?:\/\/\S+)$/;

export interface Server {
  url: string;
  /** Its data folder; mails that it can't send are in `outbox` there. */
  data: string;
  stop: () => Promise<void>;
}

/** The real server on a free port, or the given one, with its own empty data folder. */
export async function startServer(
  settings: Record<string, string> = {},
  port = 0,
  ...flags: string[]
): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'wheelwright-e2e-'));
  const process = spawn(binary, ['serve', '--port', String(port), '--data', data, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...globalThis.process.env,
      ...(existsSync(loopGuard) ? { LD_PRELOAD: loopGuard } : {}),
      WHEELWRIGHT_TEST_RULES: 'on',
      WHEELWRIGHT_TEST_RATE_LIMITS: 'off',
      WHEELWRIGHT_TEST_LIVE_ROOMS_PER_SOURCE: '1000000',
      WHEELWRIGHT_LOG_LEVEL: 'warn',
      WHEELWRIGHT_WEB: webFolder,
      WHEELWRIGHT_CONTENT: contentFolder,
      ...settings,
    },
  });
  const url = await addressOf(process);
  return {
    url,
    data,
    stop: async () => {
      process.kill('SIGTERM');
      const [code] = process.exitCode === null ? await once(process, 'exit') : [process.exitCode];
      await rm(data, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The server ended with ${code} instead of 0`);
    },
  };
}

/** A command of the operator beside the running server. */
export async function runCommand(server: Server, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(binary, [...words, '--data', server.data]);
  return stdout;
}

async function addressOf(process: ChildProcess): Promise<string> {
  if (!process.stdout) throw new Error('The server has no output to read');
  for await (const line of createInterface(process.stdout)) {
    const address = readyLine.exec(line)?.[1];
    if (address) {
      process.stdout.resume();
      return address;
    }
  }
  throw new Error('The server ended before it was ready');
}
