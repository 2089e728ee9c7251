import { type ComponentType, useEffect, useReducer, useRef } from 'react';

/** A component that is fetched when it is first needed. */
export interface LazyPart<Props extends object = object> {
  /** Undefined until `fetch` has succeeded. */
  readonly current: ComponentType<Props> | undefined;
  fetch: () => Promise<void>;
}

/** Unlike React.lazy it doesn't remember a failure: after a lost connection the next attempt fetches again. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let current: ComponentType<Props> | undefined;
  return {
    get current() {
      return current;
    },
    fetch: async () => {
      current ??= await load();
    },
  };
}

/**
 * Returns the part once it is fetched. The caller decides what happens when it can't be fetched, or not within the
 * deadline in ms. Another `retryKey` fetches a part again that is still missing.
 */
export function usePart<Props extends object>(
  part: LazyPart<Props> | null,
  onMissing: (error: unknown) => void,
  deadline?: number,
  retryKey?: unknown,
): ComponentType<Props> | undefined {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const missing = useRef(onMissing);
  useEffect(() => {
    missing.current = onMissing;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another attempt.
  useEffect(() => {
    if (!part || part.current) return;
    let isWanted = true;
    const fail = (error?: unknown) => {
      if (isWanted && !part.current) missing.current(error);
    };
    part.fetch().then(() => rerender(), fail);
    if (deadline) setTimeout(fail, deadline);
    return () => {
      isWanted = false;
    };
  }, [part, deadline, retryKey]);
  return part?.current;
}
