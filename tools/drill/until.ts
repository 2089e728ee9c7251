import { setTimeout as pause } from 'node:timers/promises';

/** Waits until it holds; what is not there yet may throw. Says what was waited for in vain. */
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
