import { type ComponentType, useEffect, useReducer, useRef } from 'react';

/** A component that is fetched when it is first wanted. */
export interface LazyPart<Props extends object = object> {
  /** What has been fetched so far; nothing until `fetch` is through. */
  readonly current: ComponentType<Props> | undefined;
  fetch: () => Promise<void>;
}

/** Unlike React.lazy it does not remember a failure: after a lost connection the next try really tries. */
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

/** The part that is wanted now, once it is there. What is to be done when it cannot be fetched, its user knows best. */
export function usePart<Props extends object>(
  part: LazyPart<Props> | null,
  onMissing: (error: unknown) => void,
): ComponentType<Props> | undefined {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  const missing = useRef(onMissing);
  useEffect(() => {
    missing.current = onMissing;
  });
  useEffect(() => {
    if (!part || part.current) return;
    part.fetch().then(
      () => drawAnew(),
      (error: unknown) => missing.current(error),
    );
  }, [part]);
  return part?.current;
}
