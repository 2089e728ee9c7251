let isLeaving = false;
addEventListener('pagehide', () => {
  isLeaving = true;
});
addEventListener('pageshow', () => {
  isLeaving = false;
});

/** A sound that fails is logged and nothing else: no spin waits for it. Offline it is no fault at all. */
export function logSoundFault(what: string, error: unknown): void {
  if (navigator.onLine && !isLeaving) console.warn(what, error);
}
