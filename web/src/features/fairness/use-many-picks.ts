import { useEffect, useRef, useState } from 'react';
import type { Pickable } from './choices-to-pick';
import { runPicks } from './run-picks';

export const picksWanted = 1_000_000;

interface PicksRun {
  choices: Pickable[];
  won: number[];
  made: number;
}

/** The run of picks that is on the page, with its progress; it ends when the visitor leaves. */
export function useManyPicks() {
  const [run, setRun] = useState<PicksRun | null>(null);
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);

  const start = (choices: Pickable[]) => {
    end.current();
    setRun({ choices, won: choices.map(() => 0), made: 0 });
    end.current = runPicks({
      choices,
      amount: picksWanted,
      onProgress: (won) => setRun({ choices, won, made: won.reduce((sum, wins) => sum + wins, 0) }),
    });
  };
  const stop = () => {
    end.current();
    setRun(null);
  };
  return { run, start, stop };
}
