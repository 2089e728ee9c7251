let isLeaving = false;
addEventListener('pagehide', () => {
  isLeaving = true;
});
addEventListener('pageshow', () => {
  isLeaving = false;
});

/** Logs a sound that fails and nothing else: no spin waits for it. Being offline isn't a fault. */
export function logSoundFault(what: string, error: unknown): void {
  if (navigator.onLine && !isLeaving) console.warn(what, error);
}
