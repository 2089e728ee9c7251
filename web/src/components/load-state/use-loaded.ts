import { useEffect, useRef, useState } from 'react';

export interface Loaded<Result> {
  /** Undefined until the response for the current key has arrived. */
  result: Result | undefined;
  hasFailed: boolean;
  /** Loads again; the current result stays until the response has arrived. */
  reload: () => void;
}

interface Amendable<Result> extends Loaded<Result> {
  /** The latest result, also while the one for another key is on its way. */
  latest: Result | undefined;
  /** Shows at once what the next response will contain. */
  amend: (change: (result: Result) => Result) => void;
}

/**
 * Loads the result for a key; responses for earlier keys are dropped, and their requests can be aborted. A result that
 * is there from the start isn't loaded.
 */
export function useLoaded<Result>(
  key: string,
  load: (signal: AbortSignal) => Promise<Result>,
  known?: Result | null,
): Amendable<Result> {
  const [answer, setAnswer] = useState<{ key: string | null; result?: Result }>(() =>
    known == null ? { key: null } : { key, result: known },
  );
  const [attempt, setAttempt] = useState(0);
  const question = useRef(load);
  question.current = load;
  const knownKey = useRef(known == null ? null : key);

  useEffect(() => {
    if (knownKey.current === key && attempt === 0) return;
    const stop = new AbortController();
    question.current(stop.signal).then(
      (result) => {
        if (!stop.signal.aborted) setAnswer({ key, result });
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        console.warn(`${key} could not be loaded.`, error);
        setAnswer({ key });
      },
    );
    return () => stop.abort();
  }, [key, attempt]);

  const isCurrent = answer.key === key;
  return {
    result: isCurrent ? answer.result : undefined,
    latest: answer.result,
    hasFailed: isCurrent && answer.result === undefined,
    reload: () => {
      setAnswer((now) => (now.result === undefined ? { key: null } : now));
      setAttempt((last) => last + 1);
    },
    amend: (change) =>
      setAnswer((now) => (now.result === undefined ? now : { ...now, result: change(now.result) })),
  };
}
