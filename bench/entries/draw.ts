import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import type WebSocket from 'ws';

const howto = join(import.meta.dirname, '../../docs/howto');
const run = promisify(execFile);

/** The next message of this type; an error where the room refuses or ends. */
export const next = (host: WebSocket, type: string) =>
  new Promise<Record<string, unknown>>((resolve, reject) => {
    const read = (data: unknown) => {
      const message = JSON.parse(String(data));
      if (message.type === 'refused' || message.type === 'bye')
        return done(() => reject(new Error(message.message ?? message.reason)));
      if (message.type === type) done(() => resolve(message));
    };
    const close = (code: number) => done(() => reject(new Error(`The room closed the connection: ${code}.`)));
    const done = (settle: () => void) => {
      host.off('message', read);
      host.off('close', close);
      settle();
    };
    host.on('message', read);
    host.on('close', close);
  });

/** What a verifier says last; an error unless the receipt is valid. */
async function verdictOf(program: string, ...words: string[]): Promise<string> {
  // Each exit code but 0 says what was not checked.
  const { stdout } = await run(program, words, { maxBuffer: 2 ** 26 }).catch((error) => error);
  const verdict = String(stdout).trimEnd().split('\n').at(-1) ?? '';
  if (!verdict.startsWith('valid')) throw new Error(`${program} says: ${verdict}`);
  return verdict;
}

/** What the programs need without the network, in a file. */
async function saveEvidence(path: string, url: string, spinId: string): Promise<void> {
  const read = async (address: string) => (await fetch(url + address)).json();
  const { receipt } = await read(`/api/spins/${spinId}`);
  const keys = await read('/.well-known/receipt-keys.json');
  await writeFile(path, JSON.stringify({ receipt, keys }));
}

/** Draws from the sealed list, and has the public receipt checked by all three verifiers. In milliseconds. */
export async function drawAndVerify(
  host: WebSocket,
  url: string,
  { spinId, root }: Record<string, unknown>,
  browser: Browser,
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
  const stopping = next(host, 'result');
  await timed('from Spin to the spin on every screen', () => {
    host.send(JSON.stringify(order));
    return drawing;
  });
  await stopping;
  const address = `${url}/api/spins/${spinId}`;
  await timed('the receipt read', async () => (await fetch(address)).text());
  await timed('verified by verify-a-draw.py', () =>
    verdictOf('python3', `${howto}/verify-a-draw.py`, address),
  );
  const folder = await mkdtemp(join(tmpdir(), 'wheelwright-bench-'));
  const program = join(folder, 'verify-a-draw');
  await run('g++', [
    '-std=c++20',
    '-O2',
    `${howto}/verify-a-draw/verify-a-draw.cpp`,
    '-o',
    program,
    '-lcrypto',
  ]);
  const file = join(folder, 'receipt.json');
  await saveEvidence(file, url, String(spinId));
  await timed('verified by verify-a-draw.cpp', () => verdictOf(program, file));
  await rm(folder, { recursive: true });
  const page = await browser.newPage();
  await timed('opened and verified in the page', async () => {
    await page.goto(`${url}/en/verify/${spinId}`);
    await page.getByText('Everything adds up').waitFor({ timeout: 120_000 });
  });
  await page.close();
  return times;
}
