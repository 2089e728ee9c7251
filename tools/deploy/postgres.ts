import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Postgres {
  address: string;
  stop: () => Promise<void>;
}

/** An empty PostgreSQL that ends with the process that started it. */
export async function startPostgres(): Promise<Postgres> {
  const peer = spawn('bash', [join(import.meta.dirname, '../peers/postgres-peer.sh')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(peer.stdout);
  const [address] = await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  if (!address) throw new Error('PostgreSQL did not start');
  return {
    address,
    stop: async () => {
      peer.stdin.end();
      if (peer.exitCode === null) await once(peer, 'exit');
    },
  };
}
