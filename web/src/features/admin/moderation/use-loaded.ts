import { useEffect, useRef, useState } from 'react';

interface Loaded<Result> {
  /** Undefined until the response for the current key has arrived. */
  result: Result | undefined;
  hasFailed: boolean;
  /** Loads again; the current result stays until the response has arrived. */
  reload: () => void;
  /** Shows at once what the next response will contain. */
  amend: (change: (result: Result) => Result) => void;
}

/** Loads the result for a key; responses for earlier keys are dropped. */
export function useLoaded<Result>(key: string, load: () => Promise<Result>): Loaded<Result> {
  const [answer, setAnswer] = useState<{ key: string; result?: Result }>({ key: '' });
  const [attempt, setAttempt] = useState(0);
  const question = useRef(load);
  question.current = load;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks the same once more
  useEffect(() => {
    let isStale = false;
    question.current().then(
      (result) => {
        if (!isStale) setAnswer({ key, result });
      },
      (error: unknown) => {
        if (isStale) return;
        console.warn('The list could not be loaded.', error);
        setAnswer({ key });
      },
    );
    return () => {
      isStale = true;
    };
  }, [key, attempt]);

  const isCurrent = answer.key === key;
  return {
    result: isCurrent ? answer.result : undefined,
    hasFailed: isCurrent && answer.result === undefined,
    reload: () => setAttempt((last) => last + 1),
    amend: (change) =>
      setAnswer((now) => (now.result === undefined ? now : { ...now, result: change(now.result) })),
  };
}
