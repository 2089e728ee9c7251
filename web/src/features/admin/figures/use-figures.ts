import { useEffect, useState } from 'react';
import { type AdminFigures, getAdminFigures } from '../../../api/admin';

const pause = 10_000;

interface Watched {
  /** The latest response, kept while the server is unreachable. */
  figures: AdminFigures | undefined;
  isAway: boolean;
  ask: () => void;
}

/** The figures, refreshed every ten seconds while the page is visible. */
export function useFigures(): Watched {
  const [figures, setFigures] = useState<AdminFigures>();
  const [isAway, setAway] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks at once
  useEffect(() => {
    let hasEnded = false;
    let isAsking = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      clearTimeout(timer);
      try {
        const answer = await getAdminFigures();
        if (!hasEnded) setFigures(answer);
        if (!hasEnded) setAway(false);
      } catch (error) {
        console.warn('The figures could not be loaded.', error);
        if (!hasEnded) setAway(true);
      }
      isAsking = false;
      if (!hasEnded && document.visibilityState === 'visible') timer = setTimeout(ask, pause);
    };
    const look = () => {
      if (document.visibilityState === 'visible') void ask();
      else clearTimeout(timer);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      hasEnded = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [attempt]);

  return { figures, isAway, ask: () => setAttempt((last) => last + 1) };
}
