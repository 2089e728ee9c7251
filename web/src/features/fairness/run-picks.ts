import { bestSource } from '../../wheel/picking/random-source';
import type { Pickable } from './choices-to-pick';
import { manyPicks } from './many-picks';
import type { PicksRequest } from './picks-worker';

interface Run {
  choices: Pickable[];
  amount: number;
  /** Called with the wins of each choice so far, the last time with all of them. */
  onProgress: (won: number[]) => void;
}

/** Makes many picks in a worker, or in steps on the page where no worker can be had. Returns how to stop. */
export function runPicks(run: Run, newWorker: () => Worker = picksWorker): () => void {
  let stop = () => {};
  const onPage = () => {
    stop = pickInSteps(run);
  };
  try {
    const worker = newWorker();
    stop = () => worker.terminate();
    worker.onmessage = ({ data }: MessageEvent<number[]>) => run.onProgress(data);
    // A blocked or unreachable script, before anything was counted.
    worker.onerror = (event) => {
      event.preventDefault();
      worker.terminate();
      onPage();
    };
    worker.postMessage({ choices: run.choices, amount: run.amount } satisfies PicksRequest);
  } catch {
    onPage();
  }
  return () => stop();
}

const picksWorker = () => new Worker(new URL('./picks-worker.ts', import.meta.url), { type: 'module' });

function pickInSteps({ choices, amount, onProgress }: Run): () => void {
  const steps = manyPicks(choices, amount, bestSource());
  let timer: ReturnType<typeof setTimeout>;
  const step = () => {
    const { value, done } = steps.next();
    if (done) return;
    onProgress(value);
    timer = setTimeout(step);
  };
  timer = setTimeout(step);
  return () => clearTimeout(timer);
}
