import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Person } from '../person.ts';

const run = promisify(execFile);
const saveScript = join(import.meta.dirname, '../cloud/save.lua');

export interface Rate {
  perSecond: number;
  p99: number; // ms
  refused: number; // answers that were no success, of all of them
}

const milliseconds = { us: 0.001, ms: 1, s: 1000 };

async function wrk(url: string, seconds: number, flags: string[] = [], env: object = {}): Promise<Rate> {
  const words = ['-t1', '-c32', `-d${seconds}s`, '--timeout', '15s', '--latency', ...flags, url];
  const { stdout } = await run('wrk', words, { env: { ...process.env, ...env } });
  const [, slow = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const seen = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0);
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    p99: Number(slow) * milliseconds[unit as keyof typeof milliseconds],
    refused: seen === 0 ? 1 : refused / seen,
  };
}

export const reads = (front: string, shareId: string, seconds: number) =>
  wrk(`${front}/api/share/${shareId}`, seconds);

export const saves = (front: string, people: Person[], seconds: number) =>
  wrk(front, seconds, ['-s', saveScript], { BENCH_TOKENS: people.map((person) => person.token).join(' ') });

/** Each session renews itself repeatedly with the id it got last. */
export async function refreshes(front: string, people: Person[], seconds: number): Promise<Rate> {
  const took: number[] = [];
  let refused = 0;
  const began = performance.now();
  await Promise.all(
    people.map(async (person) => {
      while (performance.now() - began < seconds * 1000) {
        const before = performance.now();
        await person.renew(front).catch(() => {
          refused += 1;
        });
        took.push(performance.now() - before);
      }
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  took.sort((a, b) => a - b);
  return {
    perSecond: took.length / elapsed,
    p99: took[Math.floor(took.length * 0.99)] ?? 0,
    refused: refused / took.length,
  };
}
