import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const folder = join(import.meta.dirname, '../../tools/peers');

export interface Peer {
  url: string;
  /** What it printed when it was ready. */
  said: Record<string, string>;
  /** Changes its behaviour from now on. */
  set: (wanted: object) => Promise<void>;
  /** The requests it got, where it keeps them. */
  asked: () => Promise<{ hungUp: boolean }[]>;
  stop: () => Promise<void>;
}

/** An external service, played by a program in `tools/peers`. */
export async function startPeer(name: string, settings: object = {}): Promise<Peer> {
  const peer = spawn(process.execPath, [join(folder, name), JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { port, control, ...said } = await firstLine(peer);
  return {
    url: `http://127.0.0.1:${port}`,
    said,
    set: async (wanted) => {
      await fetch(`http://127.0.0.1:${control}/set`, { method: 'POST', body: JSON.stringify(wanted) });
    },
    asked: async () => (await fetch(`http://127.0.0.1:${control}/asked`)).json(),
    stop: async () => {
      peer.kill('SIGTERM');
      if (peer.exitCode === null) await once(peer, 'exit');
    },
  };
}

async function firstLine(peer: ChildProcess): Promise<Record<string, string>> {
  if (!peer.stdout) throw new Error('The peer has no output to read');
  for await (const line of createInterface(peer.stdout)) {
    peer.stdout.resume();
    return JSON.parse(line);
  }
  throw new Error('The peer ended before it was ready');
}
