import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type WebSocket from 'ws';

const verifier = join(import.meta.dirname, '../../docs/howto/verify-a-draw.py');

/** The next message of this type. */
export const next = (host: WebSocket, type: string) =>
  new Promise<Record<string, unknown>>((resolve, reject) => {
    const read = (data: unknown) => {
      const message = JSON.parse(String(data));
      if (message.type === 'refused') reject(new Error(message.message));
      if (message.type !== type) return;
      host.off('message', read);
      resolve(message);
    };
    host.on('message', read);
  });

/** Draws from the sealed list, and has the public receipt checked by the Python verifier. In milliseconds. */
export async function drawAndVerify(
  host: WebSocket,
  url: string,
  { spinId, root }: Record<string, unknown>,
): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  const timed = async <T>(what: string, act: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const made = await act();
    times[what] = performance.now() - began;
    return made;
  };
  const order = { type: 'spin', spinId, root, entropy: '5f'.repeat(32), winners: 900, reserves: 100 };
  const drawing = next(host, 'spin');
  await timed('from Spin to the spin on every screen', () => {
    host.send(JSON.stringify(order));
    return drawing;
  });
  const address = `${url}/api/spins/${spinId}`;
  await timed('the receipt read', async () => (await fetch(address)).text());
  await timed('verified by verify-a-draw.py', async () => {
    const { stdout } = await promisify(execFile)('python3', [verifier, address]).catch((error) => error);
    if (!String(stdout).includes('valid')) throw new Error(`The verifier says: ${stdout}`);
  });
  return times;
}
