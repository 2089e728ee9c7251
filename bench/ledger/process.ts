import { readFile, writeFile } from 'node:fs/promises';

async function statusOf(pid: number, field: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
}

export const threadsOf = (pid: number) => statusOf(pid, 'Threads');

/** Resident memory, in MiB. */
const memoryOf = async (pid: number) => (await statusOf(pid, 'VmRSS')) / 1024;

/** What `work` added to the resident memory at its highest, in MiB. */
export async function memoryTakenBy(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = await memoryOf(pid);
  await writeFile(`/proc/${pid}/clear_refs`, '5'); // the peak begins anew
  await work();
  return (await statusOf(pid, 'VmHWM')) / 1024 - before;
}

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export function medianOf(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
