const waiting = new Set<() => void>();

/**
 * Runs what waits in order of arrival, one whenever the browser is idle: all at once would keep a press waiting, and
 * one in the frame that answers a press would make that frame late. Returns how to stop it.
 */
export function oneAtATime(run: () => void): () => void {
  waiting.add(run);
  if (waiting.size === 1) whenIdle(runNext);
  return () => void waiting.delete(run);
}

function runNext(): void {
  const [next] = waiting;
  if (!next) return;
  waiting.delete(next);
  if (waiting.size > 0) whenIdle(runNext);
  next();
}

/** A wheel that turns leaves little idle time: the wait has an end. Safari has no idle callback. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 100 });
  else requestAnimationFrame(run);
}
