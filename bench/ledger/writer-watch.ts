// How long SQLite's writer is held, as another program sees it: asks for the write lock every half millisecond and notes how
// long it was refused at a stretch. A thread of its own, since asking must not wait for the load.
import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

interface Watched {
  path: string;
  isOver: Int32Array;
}

/** The longest stretch in milliseconds that the writer was held while `work` ran. */
export async function writerHeldDuring(path: string, work: () => Promise<unknown>): Promise<number> {
  const isOver = new Int32Array(new SharedArrayBuffer(4));
  const watch = new Worker(new URL(import.meta.url), { workerData: { path, isOver } satisfies Watched });
  await once(watch, 'message'); // it watches
  await work();
  const last = once(watch, 'message');
  Atomics.store(isOver, 0, 1);
  const [longest] = await last;
  return longest;
}

function longestHold({ path, isOver }: Watched): number {
  const database = new DatabaseSync(path, { timeout: 0 });
  let longest = 0;
  let freeAt = performance.now();
  while (Atomics.wait(isOver, 0, 0, 0.5) === 'timed-out') {
    try {
      database.exec('begin immediate; rollback');
      freeAt = performance.now();
    } catch {
      longest = Math.max(longest, performance.now() - freeAt);
    }
  }
  database.close();
  return longest;
}

if (!isMainThread) {
  parentPort?.postMessage(0);
  parentPort?.postMessage(longestHold(workerData));
}
