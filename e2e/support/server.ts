import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const binary = join(import.meta.dirname, '../../build/bin/wheelwright');
const readyLine = /^Wheelwright is ready: (http:\/\/\S+)$/;

export interface Server {
  url: string;
  stop: () => Promise<void>;
}

/** The real server on a free port and an empty data folder of its own. */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const data = await mkdtemp(join(tmpdir(), 'wheelwright-e2e-'));
  const process = spawn(binary, ['serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...globalThis.process.env,
      WHEELWRIGHT_RATE_LIMITS: 'off',
      WHEELWRIGHT_LOG_LEVEL: 'warn',
      ...settings,
    },
  });
  const url = await addressOf(process);
  return {
    url,
    stop: async () => {
      process.kill('SIGTERM');
      const [code] = process.exitCode === null ? await once(process, 'exit') : [process.exitCode];
      await rm(data, { recursive: true, force: true });
      if (code !== 0) throw new Error(`The server ended with ${code} instead of 0`);
    },
  };
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
