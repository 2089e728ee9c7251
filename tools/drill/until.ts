import { setTimeout as pause } from 'node:timers/promises';

/** Waits until the condition holds; it may throw until then. The error names what was awaited. */
export async function until(
  what: string,
  seconds: number,
  holds: () => boolean | Promise<boolean>,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  let problem: unknown;
  while (Date.now() < end) {
    try {
      if (await holds()) return;
      problem = undefined;
    } catch (fault) {
      problem = fault;
    }
    await pause(200);
  }
  throw new Error(`Waited ${seconds} s for this in vain: ${what}`, { cause: problem });
}
