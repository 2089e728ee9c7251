const firstWait = 2000;
const longestWait = 60_000;

/**
 * Runs the function after a while, longer with each attempt, or as soon as the browser is online again. Returns how to
 * cancel that.
 */
export function tryAgainLater(attempt: number, run: () => void): () => void {
  const again = () => {
    stop();
    run();
  };
  const timer = setTimeout(again, Math.min(firstWait * 2 ** attempt, longestWait));
  window.addEventListener('online', again);
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('online', again);
  };
  return stop;
}
