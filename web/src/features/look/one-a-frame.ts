const waiting = new Set<() => void>();
let isRunning = false;

/** Runs what waits in order of arrival, one a frame: all at once would keep a press waiting. Returns how to stop it. */
export function oneAFrame(run: () => void): () => void {
  waiting.add(run);
  if (!isRunning) requestAnimationFrame(runNext);
  isRunning = true;
  return () => void waiting.delete(run);
}

function runNext(): void {
  const [next] = waiting;
  isRunning = next !== undefined;
  if (!next) return;
  requestAnimationFrame(runNext);
  waiting.delete(next);
  next();
}
