const mostAttempts = 3;
const firstCooldown = 5000;
const longestCooldown = 30_000;
/** After this long without a request for a refresh, the attempts are counted from zero again. */
const resetAfterMs = 10_000;

/** How long to wait after so many attempts. */
export const cooldownAfter = (attempts: number): number =>
  attempts === 0 ? 0 : Math.min(firstCooldown * 2 ** (attempts - 1), longestCooldown);

export type RefreshResult = 'refreshed' | 'exhausted';

interface Outside {
  load: () => Promise<void>;
  /** Whether a retry wouldn't help: such an error is thrown. */
  isFinal: (error: unknown) => boolean;
  now?: () => number;
  wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Fetches a list again, one refresh at a time: a response that doesn't help would otherwise be requested endlessly. It
 * makes three attempts with a growing pause, then gives up until ten seconds have passed without a request.
 */
export function createRefresh({ load, isFinal, now = () => Date.now(), wait = pause }: Outside) {
  let attempts = 0;
  let lastAttempt = 0;
  let lastRequest = Number.NEGATIVE_INFINITY;
  let running: Promise<RefreshResult> | null = null;

  const attempt = async (): Promise<RefreshResult> => {
    while (attempts < mostAttempts) {
      const pauseMs = lastAttempt + cooldownAfter(attempts) - now();
      if (attempts > 0 && pauseMs > 0) await wait(pauseMs);
      attempts += 1;
      lastAttempt = now();
      try {
        await load();
        return 'refreshed';
      } catch (error) {
        if (isFinal(error)) throw error;
        console.warn('The media could not be refreshed.', error);
      }
    }
    return 'exhausted';
  };

  return (): Promise<RefreshResult> => {
    if (running) return running;
    if (now() - lastRequest >= resetAfterMs) attempts = 0;
    running = attempt().finally(() => {
      running = null;
      lastRequest = now();
    });
    return running;
  };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
